/** What part of the map is seen: `k` pixels a unit, the map's origin at `x`, `y` pixels of the frame. */
export interface Camera {
  x: number;
  y: number;
  k: number;
}

export interface Size {
  width: number;
  height: number;
}

const CLOSEST = 1.8;

/** The whole map within the frame. */
export const whole = (map: Size, frame: Size): number => Math.min(frame.width / map.width, frame.height / map.height);
/** The frame full of map. */
export const full = (map: Size, frame: Size): number => Math.max(frame.width / map.width, frame.height / map.height);

const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);

/** Keeps the map over the frame, or in its middle where it is smaller. */
export function settled(camera: Camera, map: Size, frame: Size): Camera {
  const k = clamp(camera.k, whole(map, frame), Math.max(CLOSEST, full(map, frame)));
  const along = (at: number, room: number, size: number) =>
    size <= room ? (room - size) / 2 : clamp(at, room - size, 0);
  return { k, x: along(camera.x, frame.width, map.width * k), y: along(camera.y, frame.height, map.height * k) };
}

/** The map about one of its points, which stands in the middle of the frame. */
export const about = (point: { x: number; y: number }, k: number, map: Size, frame: Size): Camera =>
  settled({ k, x: frame.width / 2 - point.x * k, y: frame.height / 2 - point.y * k }, map, frame);

/** Nearer or further by a factor; the point of the frame given stays where it is. */
export function zoomed(camera: Camera, factor: number, at: { x: number; y: number }, map: Size, frame: Size): Camera {
  const k = clamp(camera.k * factor, whole(map, frame), Math.max(CLOSEST, full(map, frame)));
  const ratio = k / camera.k;
  return settled({ k, x: at.x - (at.x - camera.x) * ratio, y: at.y - (at.y - camera.y) * ratio }, map, frame);
}

export const panned = (camera: Camera, dx: number, dy: number, map: Size, frame: Size): Camera =>
  settled({ ...camera, x: camera.x + dx, y: camera.y + dy }, map, frame);

/** The camera moved no further than it takes to show a point well within the frame. */
export function showing(camera: Camera, point: { x: number; y: number }, map: Size, frame: Size): Camera {
  const edge = Math.min(frame.width, frame.height) * 0.18;
  const [px, py] = [point.x * camera.k + camera.x, point.y * camera.k + camera.y];
  const dx = clamp(px, edge, frame.width - edge) - px;
  const dy = clamp(py, edge, frame.height - edge) - py;
  return dx || dy ? panned(camera, dx, dy, map, frame) : camera;
}

/** Pieces grow on the map as it gets smaller, so that they can still be told apart. */
export const pieceScale = (k: number): number => clamp((0.44 / k) ** 0.5, 0.6, 1.45);
