/** In units of the picture's view box. */
export type Point = readonly [x: number, y: number];

interface Leg {
  /** How far the van is from where it is parked in the picture; negative to the left of it. */
  van: number;
  /** The courier's way to the event; empty while driving. */
  courier: readonly Point[];
  hasParcel: boolean;
}

const KERB: Point = [162, 328];
const LIFT_BELOW: Point = [248, 328];
const LIFT_ABOVE: Point = [248, 124];

const legs: Readonly<Record<string, Leg>> = {
  approaching: {van: -82, courier: [], hasParcel: true},
  parked: {van: 0, courier: [KERB], hasParcel: true},
  buildingEntered: {van: 0, courier: [[210, 328]], hasParcel: true},
  floorChanged: {van: 0, courier: [LIFT_BELOW, LIFT_ABOVE], hasParcel: true},
  doorReached: {van: 0, courier: [[360, 124]], hasParcel: true},
  handedOver: {van: 0, courier: [[368, 124]], hasParcel: false},
  departed: {van: 0, courier: [LIFT_ABOVE, LIFT_BELOW, KERB], hasParcel: false},
};

/**
 * How the van and the courier get to where an event happens.
 *
 * @throws Error for an event that has no place in the picture
 */
export function legOf(event = ''): Leg {
  const leg = legs[event];
  if (!leg) {
    throw new Error(`the picture of a delivery does not show ${event} — add it to player/legs.ts`);
  }
  return leg;
}
