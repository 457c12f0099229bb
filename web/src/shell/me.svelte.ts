/** The player of this device. */
import { get, type Schemas } from "../api/client";

class Player {
  me = $state.raw<Schemas["Me"] | null>(null);

  async load(): Promise<void> {
    this.me = await get("/api/v1/me");
  }
}

export const player = new Player();
