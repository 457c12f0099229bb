/** The suits have the colours of the printed cards, in shades that can be read in light and dark. */
import { describe, expect, test } from "vitest";
import theme from "../../shell/theme.css?raw";
import palette from "./palette.css?raw";

type Colour = [red: number, green: number, blue: number];

function colour(hex: string): Colour {
  const long = hex.length === 4 ? hex.replace(/[0-9a-f]/g, "$&$&") : hex;
  return [1, 3, 5].map((at) => parseInt(long.slice(at, at + 2), 16) / 255) as Colour;
}

/** The value of a variable in light and in dark. */
function valueOf(name: string): [light: Colour, dark: Colour] {
  const value = new RegExp(`--${name}: ([^;]+);`).exec(palette)?.[1] ?? "";
  const shades = value.match(/#[0-9a-f]{3,6}/g) ?? [];
  expect(shades.length, name).toBeGreaterThan(0);
  return [colour(shades[0]!), colour(shades.at(-1)!)];
}

function luminance(of: Colour): number {
  const [red, green, blue] = of.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(a: Colour, b: Colour): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((one, other) => one - other);
  return (light! + 0.05) / (dark! + 0.05);
}

/** Hue in degrees, saturation and lightness from 0 to 1. */
function hsl([red, green, blue]: Colour): [hue: number, saturation: number, lightness: number] {
  const most = Math.max(red, green, blue);
  const least = Math.min(red, green, blue);
  const span = most - least;
  const lightness = (most + least) / 2;
  if (!span) return [0, 0, lightness];
  const turn =
    most === red ? (green - blue) / span : most === green ? (blue - red) / span + 2 : (red - green) / span + 4;
  return [(turn * 60 + 360) % 360, span / (1 - Math.abs(2 * lightness - 1)), lightness];
}

const PRINTED: Record<string, (hue: number, saturation: number, lightness: number) => boolean> = {
  "region is yellow": (hue, saturation) => hue > 42 && hue < 62 && saturation > 0.6,
  "uncivilised is green": (hue, saturation) => hue > 95 && hue < 155 && saturation > 0.25,
  "civilised is white-grey": (_, saturation, lightness) => saturation < 0.12 && lightness > 0.75,
  "tributary is blue": (hue, saturation) => hue > 200 && hue < 235 && saturation > 0.4,
  "fame is purple": (hue, saturation) => hue > 265 && hue < 300 && saturation > 0.25,
  "unrest is red": (hue, saturation) => (hue > 350 || hue < 12) && saturation > 0.5,
  "trade-route is brown": (hue, _, lightness) => hue > 15 && hue < 40 && lightness < 0.4,
  "gadget is pink": (hue, _, lightness) => hue > 315 && hue < 345 && lightness > 0.65,
  "power is black": (_, saturation, lightness) => saturation < 0.15 && lightness < 0.15,
};
const SUITS = [...Object.keys(PRINTED).map((said) => said.split(" ")[0]!), "nation"];
const READABLE = 4.5;

describe("the colours of the suits", () => {
  test.each(Object.entries(PRINTED))("%s, as on the printed cards", (said, fits) => {
    for (const shade of valueOf(`suit-${said.split(" ")[0]}`)) expect(fits(...hsl(shade))).toBe(true);
  });

  test.each(SUITS)("what stands on the band of %s can be read", (suit) => {
    expect(contrast(valueOf(`suit-${suit}`)[0], valueOf(`suit-${suit}-on`)[0])).toBeGreaterThan(READABLE);
  });

  test.each(SUITS)("the symbol of %s can be read on every paper, light and dark", (suit) => {
    const [light, dark] = valueOf(`suit-${suit}-sign`);
    const [lightCard, darkCard] = valueOf("card-paper");
    const [lightPaper, darkPaper] = [...theme.matchAll(/--paper-2: (#[0-9a-f]+);/g)].map(([, hex]) => colour(hex!));
    for (const paper of [lightCard, lightPaper!]) expect(contrast(light, paper)).toBeGreaterThan(READABLE);
    for (const paper of [darkCard, darkPaper!]) expect(contrast(dark, paper)).toBeGreaterThan(READABLE);
  });

  test("no two suits look alike", () => {
    const bands = SUITS.map((suit) => valueOf(`suit-${suit}`)[0]);
    for (const [place, one] of bands.entries()) {
      for (const other of bands.slice(place + 1)) {
        const apart = Math.hypot(...one.map((part, axis) => part - other[axis]!));
        expect(apart).toBeGreaterThan(0.2);
      }
    }
  });
});
