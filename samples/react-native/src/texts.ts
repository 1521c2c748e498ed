/** All the app's texts, ready for translation. */
export const texts = {
  appName: 'Courier',
  notificationText: 'Following your delivery',

  continue: 'Continue',
  openSettings: 'Open settings',
  whyLocation:
    'Courier uses your location during a delivery to record when you arrive ' +
    'and which door you deliver to.',
  whyPrecise: 'Approximate location can’t tell one door from the next. Choose precise.',
  locationDenied:
    'Courier can’t use your location. Allow it in the settings. ' +
    'On an iPhone, Location Services also has to be on.',

  start: 'Start delivery',
  handedOver: 'Handed over',
  leftAtDoor: 'Left at the door',
  withNeighbour: 'With a neighbour',
  nobodyHome: 'Nobody home',
  cancel: 'Cancel delivery',
  cancelQuestion: 'Cancel this delivery?',
  keep: 'Keep it running',
  resume: 'Go to the delivery',
  endOther: 'End that delivery',

  problemSetup: 'This app isn’t set up. Contact your dispatcher.',
  problemPermission: 'The delivery needs your precise location.',
  problemLocationOff: 'Turn on location to continue. On an iPhone, it’s under Privacy & Security.',
  problemBackground: 'Keep the app open, and start again.',
  problemDestination: 'This address can’t be found. Contact your dispatcher.',
  problemActive: 'Another delivery is still running.',
  problemNotOpen: 'Another delivery is still running on this phone.',
  problemEndUnknown:
    'Nobody can say yet how that delivery ended. Go online and try again, or ask your dispatcher to enter it.',
  problemExpired: (deliveryId: string) => `Delivery ${deliveryId} took too long. Enter how it ended.`,
  problemEnded: 'This delivery has already ended.',
  problemEvent: 'This couldn’t be recorded. Contact your dispatcher.',
  problemStorage: 'Storage is full. Go online or free some space.',
  problemNetwork: 'The address can’t be looked up offline. Start again when you’re online.',
  problemServer: 'Something went wrong on the server. Start again in a minute.',
  problemOther: 'Something went wrong. Contact your dispatcher.',

  approaching: (metres: number) => `${metres} m to go`,
  parked: 'Parked',
  buildingEntered: 'In the building',
  floorChanged: (floor: number) => `Floor ${floor}`,
  doorReached: 'At the door',
  handedOverAfter: (seconds: number) => `Probably delivered after ${seconds} s`,
  departed: 'On the way again',
  otherEvent: 'Delivery updated',
  recorded: (name: string) => `Recorded: ${name}`,

  queuedEvents: (count: number) =>
    count === 1
      ? '1 event is waiting to be sent'
      : `${count} events are waiting to be sent`,
};
