/** Empty places have keys below zero and do not travel; cards do. */
import { travels as crossing, type Transition, type Travels } from "../../cards/travel";

function ofCards(transition: Transition<number>): Transition<number> {
  return (node, params) => (params.key < 0 ? () => ({ duration: 0 }) : transition(node, params));
}

export function travels(moving: () => boolean): Travels<number> {
  const { send, receive, flip } = crossing<number>(moving);
  return { send: ofCards(send), receive: ofCards(receive), flip };
}
