import type {ContractEvent, State} from './types';

export const events = [
  {
    name: 'approaching',
    when: 'The courier is close to the destination and still moving. The distance at which the SDK reports this varies from delivery to delivery.',
    attributes: [
      {name: 'distance', type: 'number', unit: 'metres', summary: 'Distance left along the route.'},
    ],
  },
  {
    name: 'parked',
    when: 'The vehicle has stopped, and the courier is getting out. A bicycle counts as a vehicle.',
    attributes: [],
  },
  {
    name: 'buildingEntered',
    when: 'The courier enters a building.',
    attributes: [],
  },
  {
    name: 'floorChanged',
    when: 'The courier reaches another floor, judged by a change in altitude.',
    attributes: [
      {
        name: 'floor',
        type: 'integer',
        summary: 'Ground level is 0, and floors below it are negative.',
      },
    ],
  },
  {name: 'doorReached', when: "The courier is at the recipient's door.", attributes: []},
  {
    name: 'handedOver',
    when: 'The parcel has probably changed hands or been left at the door.',
    attributes: [
      {
        name: 'dwell',
        type: 'duration',
        unit: 'seconds',
        summary: 'How long the courier was at the door.',
      },
    ],
  },
  {name: 'departed', when: 'The courier leaves the destination.', attributes: []},
  {
    name: 'recorded',
    when: 'Your app called `recordEvent`.',
    attributes: [
      {name: 'name', type: 'string', summary: 'The name your app passed.'},
      {name: 'attributes', type: 'map', summary: 'The attributes your app passed.'},
    ],
  },
] as const satisfies readonly ContractEvent[];

export const states = [
  {
    name: 'enRoute',
    summary: 'The delivery has started, and the courier is on the way.',
    next: ['arriving', 'completed', 'cancelled', 'expired'],
  },
  {
    name: 'arriving',
    summary: 'The courier is close to the destination, or looking for somewhere to park.',
    next: ['onSite', 'enRoute', 'completed', 'cancelled', 'expired'],
  },
  {
    name: 'onSite',
    summary: 'The courier is at the destination, outside or inside the building.',
    next: ['completed', 'arriving', 'cancelled', 'expired'],
  },
  {name: 'completed', summary: 'Your app called `complete`.', next: []},
  {name: 'cancelled', summary: 'Your app called `cancel`.', next: []},
  {
    name: 'expired',
    summary: 'The session reached its time limit before your app ended it.',
    next: [],
  },
] as const satisfies readonly State[];
