/**
 * Where on the way each event of the contract happens, in units of the picture's view box and in
 * the order of a delivery. The two last ones happen at the same door.
 */
export const stops = [
  {event: 'approaching', x: 40, y: 328},
  {event: 'parked', x: 122, y: 328},
  {event: 'buildingEntered', x: 210, y: 328},
  {event: 'floorChanged', x: 248, y: 136},
  {event: 'doorReached', x: 395, y: 124},
  {event: 'handedOver'},
] as const;
