/** In units of the picture's view box. */
export type Point = readonly [x: number, y: number];

interface Leg {
  /** How far the van is from where the picture has it parked; left of it if negative. */
  van: number;
  /** The way that the courier takes to the event; empty while driving. */
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
 * How the van and the courier come to where an event happens.
 *
 * @throws Error for an event that the picture has no place for
 */
export function legOf(event = ''): Leg {
  const leg = legs[event];
  if (!leg) {
    throw new Error(`the picture of a delivery does not show ${event} — add it to player/legs.ts`);
  }
  return leg;
}
