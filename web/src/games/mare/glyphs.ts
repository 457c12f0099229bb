/** Our own small drawings, 32 by 32: goods, buildings, emblems of empires, signs of the tracks. */
export interface Stroke {
  d: string;
  /** A colour, or nothing for a line. */
  fill?: string;
  /** The width of a line in ink, 0 for none. */
  line?: number;
  /** The colour of the line where it is not ink. */
  ink?: string;
}

const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;

function rays(points: number, outer: number, inner: number): string {
  const spots = Array.from({ length: points * 2 }, (_, n) => {
    const [turn, r] = [(Math.PI * n) / points - Math.PI / 2, n % 2 ? inner : outer];
    return `${(16 + r * Math.cos(turn)).toFixed(1)} ${(16 + r * Math.sin(turn)).toFixed(1)}`;
  });
  return `M${spots.join("L")}z`;
}

const GOODS: Record<string, Stroke[]> = {
  pottery: [
    { d: "M10.5 8C5 8 5 14 9 16M21.5 8C27 8 27 14 23 16", line: 2 },
    { d: "M11 4h10l-1.5 4c6 3.5 6 12 1 17l-.5 3h-8l-.5-3c-5-5-5-13.5 1-17z", fill: "#c0602f", line: 1.2 },
    { d: "M8.6 16h14.8M9.5 19.5h13", line: 1.3 },
  ],
  gems: [
    { d: "M10 6h12l6 8-12 13L4 14z", fill: "#4aa3b8", line: 1.2 },
    { d: "M4 14h24M10 6l6 8 6-8M11 14l5 13 5-13", line: 1, ink: "#eefcff" },
  ],
  papyrus: [
    { d: "M9 7h14v18H9z", fill: "#ecd9a0", line: 1.2 },
    { d: "M7 4.5h18v4H7zM7 23.5h18v4H7z", fill: "#b98f45", line: 1.2 },
    { d: "M12 12.5h8M12 16h8M12 19.5h5", line: 1.3 },
  ],
  metal: [
    { d: "M8 13h16l5 11H3z", fill: "#8794a3", line: 1.2 },
    { d: "M8 13l3-5h10l3 5z", fill: "#c3ccd5", line: 1.2 },
  ],
  spices: [
    { d: "M7 16c1-7 5-10 9-10s8 3 9 10z", fill: "#dd7d28", line: 1.2 },
    { d: "M4 16h24c0 7-5 11-12 11S4 23 4 16z", fill: "#7b4a2c", line: 1.2 },
    { d: "M12 12h.1M17 10h.1M20 13.5h.1M15 14h.1", line: 2, ink: "#7b2f12" },
  ],
  stone: [{ d: "M4 17.5h11.5V27H4zM16.5 17.5H28V27H16.5zM10 7h12v9.5H10z", fill: "#b3ae9f", line: 1.2 }],
  wood: [
    { d: disc(10, 21, 5.6) + disc(22, 21, 5.6) + disc(16, 11, 5.6), fill: "#a87542", line: 1.2 },
    { d: disc(10, 21, 2.6) + disc(22, 21, 2.6) + disc(16, 11, 2.6), line: 1 },
  ],
  gold: [
    { d: "M5 21l4-9 8-5 8 5 3 9-7 5H10z", fill: "#e9b92f", line: 1.2 },
    { d: "M9 12l7 4 9-4M16 16l-1 10", line: 1.1, ink: "#8c6410" },
  ],
  grain: [
    { d: "M16 29V9", line: 1.6, ink: "#8c6410" },
    {
      d: "M16 10c-3-2.5-3-5.5 0-8 3 2.5 3 5.5 0 8zM15 16c-5 0-7-2.5-7-6 5 0 7 2.5 7 6zM17 16c5 0 7-2.5 7-6-5 0-7 2.5-7 6zM15 23c-5 0-7-2.5-7-6 5 0 7 2.5 7 6zM17 23c5 0 7-2.5 7-6-5 0-7 2.5-7 6z",
      fill: "#e3b23c",
      line: 1,
    },
  ],
  oil: [
    { d: "M16 3c5 7 9 11.5 9 16a9 9 0 0 1-18 0c0-4.5 4-9 9-16z", fill: "#8fa33a", line: 1.2 },
    { d: "M11.5 19a4.5 4.5 0 0 0 4 4.5", line: 1.8, ink: "#eef4c4" },
  ],
  sheep: [
    { d: "M12.5 22v6M20.5 22v6", line: 2.2 },
    {
      d: "M9 12a5 5 0 0 1 7-3.5A5.5 5.5 0 0 1 24 11a5 5 0 0 1 2 9 5 5 0 0 1-6 3h-7a5 5 0 0 1-5-4 5 5 0 0 1 1-7z",
      fill: "#fbf7ec",
      line: 1.2,
    },
    { d: "M6.5 12c-4 1-4.5 7-.5 8 2.5 0 4-1.5 4-4s-1.5-4-3.5-4z", fill: "#55483d", line: 1 },
  ],
  wine: [
    { d: "M16 11c0-5 4-7 9-6-1 5-4 7-9 6zM16 11c-1-3-3-5-5-6", fill: "#6b8f3c", line: 1.1 },
    {
      d:
        disc(10.5, 14, 3.5) +
        disc(21.5, 14, 3.5) +
        disc(16, 14.5, 3.5) +
        disc(13, 19.7, 3.5) +
        disc(19, 19.7, 3.5) +
        disc(16, 25, 3.5),
      fill: "#8b3163",
      line: 1,
    },
  ],
  gladiator: [
    { d: "M8 27V15a8 8 0 0 1 16 0v12h-5v-8h-6v8z", fill: "#a9b0b5", line: 1.2 },
    { d: "M5 13c1.5-8.5 7-11 11-11s9.5 2.5 11 11c-3-5-7-6.5-11-6.5S8 8 5 13z", fill: "#c23b2a", line: 1.2 },
    { d: "M10.5 17h11", line: 1.6 },
  ],
  coin: [
    { d: disc(16, 16, 12), fill: "#e3bf57", line: 1.4, ink: "#7d5c12" },
    { d: disc(16, 16, 9), line: 1, ink: "#7d5c12" },
    { d: rays(8, 6.5, 2.6), fill: "#8a6413", line: 0 },
  ],
};

const BUILDINGS: Record<string, Stroke[]> = {
  market: [
    { d: "M7 14v13M25 14v13", line: 2.2 },
    { d: "M5.5 21h21v5h-21z", fill: "#b98a52", line: 1.2 },
    {
      d: "M3.5 13L7 5h18l3.5 8a3.1 3.1 0 0 1-6.2 0 3.1 3.1 0 0 1-6.3 0 3.1 3.1 0 0 1-6.3 0 3.1 3.1 0 0 1-6.2 0z",
      fill: "#cf6a45",
      line: 1.2,
    },
    { d: "M13 5l-3.3 8M19 5l3.3 8M16 5v8", line: 1.1, ink: "#fbeedd" },
  ],
  city: [
    { d: "M3.5 27V16.5l5-4.5 5 4.5V27zM22 27V17.5l3.5-3 3.5 3V27z", fill: "#e9d7b0", line: 1.2 },
    { d: "M11 27V12l6-6 6 6v15z", fill: "#d8b98a", line: 1.2 },
    { d: "M3 16.8l5.5-5 3 2.7M10.5 12.5L17 6l6.5 6.5M21.5 18l4-3.5 4 3.5", line: 2, ink: "#a4492c" },
    { d: "M15.5 27v-6h3v6zM15.5 14h3v3h-3z", fill: "#5b4630", line: 0 },
  ],
  capital: [
    { d: "M16 11V2.5l7 2.5-7 2.5", fill: "#c23b2a", line: 1.3 },
    {
      d: "M3 28V10h2.5v2.5H8V10h2.5v4h2V11.5H15V14h2v-2.5h2.5V14h2v-4H24v2.5h2.5V10H29v18z",
      fill: "#e9d7b0",
      line: 1.2,
    },
    { d: "M12.5 28v-6a3.5 3.5 0 0 1 7 0v6z", fill: "#5b4630", line: 0 },
    { d: "M3.5 17.5h7M21.5 17.5h7", line: 1.1 },
  ],
  legendary: [
    { d: rays(12, 15.5, 10.5), fill: "#efc445", line: 1 },
    { d: "M8 26V15.5l8-6.5 8 6.5V26z", fill: "#fbf3dc", line: 1.3 },
    { d: "M13.5 26v-6.5a2.5 2.5 0 0 1 5 0V26z", fill: "#5b4630", line: 0 },
    { d: "M7 16.2L16 9l9 7.2", line: 2, ink: "#a4492c" },
  ],
  temple: [
    { d: "M6 15h4v9H6zM14 15h4v9h-4zM22 15h4v9h-4z", fill: "#fdf6e6", line: 1.2 },
    { d: "M2.5 14L16 4.5 29.5 14z", fill: "#efe0bf", line: 1.3 },
    { d: "M3 24.5h26v4H3z", fill: "#efe0bf", line: 1.3 },
  ],
};

const EMBLEMS: Record<string, Stroke[]> = {
  "emblem-rome": [
    {
      d: "M16 6.5l2 2.5 2.5-.5 8.5-3-2 6-2.5 4-5 3-1.5 3 2 4h-8l2-4-1.5-3-5-3-2.5-4-2-6 8.5 3 2.5.5z",
      fill: "currentColor",
      line: 0,
    },
  ],
  "emblem-greece": [{ d: "M16 4l11 24h-5.5L16 15l-5.5 13H5z", fill: "currentColor", line: 0 }],
  "emblem-babylon": [{ d: rays(8, 14.5, 6), fill: "currentColor", line: 0 }],
  "emblem-egypt": [{ d: "M16 17c-6-4-8-14 0-14s6 10 0 14zM16 17v12M8 18.5h16", line: 3.6, ink: "currentColor" }],
  "emblem-carthage": [
    { d: disc(16, 7.5, 4.5) + "M4 12.8h24v3H17.8L26 28.5H6l8.2-12.7H4z", fill: "currentColor", line: 0 },
  ],
};

const SIGNS: Record<string, Stroke[]> = {
  "track-trade": [{ d: "M16 5v21M8 27h16M5 9h22M5 9L1.5 18h7zM27 9l-3.5 9h7z", line: 2, ink: "currentColor" }],
  "track-culture": [
    {
      d: "M9 5c-3 8-2 14 7 17 9-3 10-9 7-17M9 5h3M20 5h3M12 10h8M13 14h6M16 22v6M11 28h10",
      line: 2,
      ink: "currentColor",
    },
  ],
  "track-military": [
    {
      d: "M5 5l15 15M27 5L12 20M5 5v5l13 13M27 5v5L14 23M16.5 25.5l6-6M15.5 25.5l-6-6M21 24l5 5M11 24l-5 5",
      line: 2,
      ink: "currentColor",
    },
  ],
};

export const GLYPHS: Record<string, Stroke[]> = { ...GOODS, ...BUILDINGS, ...EMBLEMS, ...SIGNS };

const KNOWN_EMPIRES = Object.keys(EMBLEMS).map((name) => name.slice("emblem-".length));

/** The emblem of an empire of ours; an empire of another map has its seat's number instead. */
export const hasEmblem = (empire: string): boolean => KNOWN_EMPIRES.includes(empire);
