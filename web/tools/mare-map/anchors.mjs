/** Where a place's pieces stand and along which curve its name runs, in units of the map. */

const HALF = 260;

/** A curve through the middle of the name, turned by an angle and bent up (negative) or down. */
function curve([x, y, angle, bend]) {
  const turn = (angle * Math.PI) / 180;
  const spot = (along, across) => [
    Math.round(x + along * Math.cos(turn) - across * Math.sin(turn)),
    Math.round(y + along * Math.sin(turn) + across * Math.cos(turn)),
  ];
  const [[ax, ay], [bx, by], [cx, cy]] = [spot(-HALF, -bend), spot(0, bend), spot(HALF, -bend)];
  return `M${ax} ${ay}Q${bx} ${by} ${cx} ${cy}`;
}

export function anchors({ at, name, across, units }) {
  return { at, name: curve(name), ...(name[4] && { size: name[4] }), ...(across && { across, units }) };
}
