/** What things are called, in the reader's language. */
import type { Message, Speech } from "../contract";
import type { Facts } from "./facts";
import type { Icon, Province, Sea } from "./model";
import { NOBODY } from "./model";

export class Names {
  constructor(
    private readonly facts: Facts,
    private readonly speech: Speech,
    private readonly seats: readonly string[],
  ) {}

  /** A message of the catalogues by its id. */
  tell = (id: string, args?: Record<string, string | number>): string => this.speech.tell(id, args);
  say = (message: Message): string => this.speech.say(message);

  seat = (seat: number): string => this.seats[seat] ?? "";

  private place(known: Record<string, Message>, id: string): Message {
    return known[id] ?? { id: "mare-place", args: { name: id } };
  }

  empire = (id: string): string => this.say(this.place(this.facts.empires, id));
  province = (id: string): string => this.say(this.place(this.facts.provinces, id));
  sea = (id: string): string => this.say(this.place(this.facts.seas, id));
  tile = (tile: number): string => this.say(this.facts.tiles[tile]?.name ?? { id: "mare-place", args: { name: "?" } });
  tileText = (tile: number): string =>
    this.say(this.facts.tiles[tile]?.text ?? { id: "mare-place", args: { name: "?" } });

  token = (token: number): string => {
    const { coin, legend } = this.facts.tokens;
    if (token === coin) return this.say(this.facts.coin);
    const good = this.facts.goods[token % legend]?.name ?? this.facts.coin;
    return this.say(token < legend ? good : { id: "mare-legendary-good", args: { good } });
  };

  icon = ({ kind, good, city }: Pick<Icon, "kind" | "good" | "city">): string => {
    const building = this.facts.buildings[kind];
    if (!building) return "";
    const args: Record<string, Message> = {};
    if (building.takes === "good") args.good = this.facts.goods[good]?.name ?? this.facts.coin;
    if (building.takes === "city") args.city = this.place(this.facts.cities, city);
    return this.say({ id: building.message, args });
  };

  list = (things: readonly string[]): string =>
    new Intl.ListFormat(this.speech.language, { style: "short", type: "unit" }).format(things);

  /** Everything to be known of a province, a phrase at a time. */
  provinceDetails = (province: Province): string[] => {
    if (!province.open) return [this.tell("mare-web-covered")];
    const out = [
      province.control === NOBODY
        ? this.tell("mare-web-uncontrolled")
        : this.tell("mare-web-controlled", { player: this.seat(province.control) }),
    ];
    if (province.claim !== NOBODY) out.push(this.tell("mare-web-claimed", { player: this.seat(province.claim) }));
    for (const { seat, legions, fortresses } of province.armies) {
      if (legions) out.push(this.tell("mare-web-legions", { count: legions, player: this.seat(seat) }));
      if (fortresses) out.push(this.tell("mare-web-fortress", { player: this.seat(seat) }));
    }
    const named = (built: boolean) => province.icons.filter((icon) => icon.built === built).map(this.held);
    if (named(true).length) out.push(this.tell("mare-web-standing", { things: this.list(named(true)) }));
    if (named(false).length) out.push(this.tell("mare-web-vacant", { things: this.list(named(false)) }));
    return out;
  };

  /** A building or empty icon, with the seat whose legion stands on it. */
  held = (icon: Icon): string =>
    icon.rider === NOBODY
      ? this.icon(icon)
      : this.tell("mare-web-held", { thing: this.icon(icon), player: this.seat(icon.rider) });

  seaDetails = (sea: Sea): string[] =>
    sea.fleets.length
      ? sea.fleets.map(({ seat, triremes }) =>
          this.tell("mare-web-triremes", { count: triremes, player: this.seat(seat) }),
        )
      : [this.tell("mare-web-no-triremes")];
}
