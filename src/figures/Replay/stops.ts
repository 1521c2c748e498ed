interface Stop {
  /** The event's name in the contract. */
  event: string;
  /** Where its number is, in units of the picture's view box; none if it happens at a stop that has one. */
  number?: {x: number; y: number};
  /** How far the courier has come along the line that the picture draws; none while driving. */
  way?: number;
}

/** The events of a delivery in their order, and where they happen in the picture. */
export const stops: readonly Stop[] = [
  {event: 'approaching', number: {x: 40, y: 328}},
  {event: 'parked', number: {x: 122, y: 328}, way: 150},
  {event: 'buildingEntered', number: {x: 210, y: 328}, way: 198},
  {event: 'floorChanged', number: {x: 248, y: 136}, way: 432},
  {event: 'doorReached', number: {x: 360, y: 124}, way: 534},
  {event: 'handedOver', number: {x: 395, y: 101}, way: 541},
  {event: 'departed', way: 150},
];
