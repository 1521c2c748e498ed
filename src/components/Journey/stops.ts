/** Where each of the contract's events happens on the way, in units of the picture's view box and in order. */
export const stops = [
  {event: 'approaching', x: 40, y: 328},
  {event: 'parked', x: 122, y: 328},
  {event: 'buildingEntered', x: 210, y: 328},
  {event: 'floorChanged', x: 248, y: 136},
  {event: 'doorReached', x: 360, y: 124},
  {event: 'handedOver', x: 395, y: 101},
] as const;
