/** Every text of the app in one place, ready for translation. */
export const texts = {
  appName: 'Courier',
  notificationText: 'Following your delivery',

  askLocation: 'Continue',
  allowAlways: 'Keep going when the app is closed',
  openSettings: 'Open settings',
  saveBattery: 'Save battery',
  whyLocation: 'Your position shows when you arrive and where you deliver.',
  whyPrecise: 'An approximate position cannot tell one door from the next. Choose a precise one.',
  locationRefused: 'Location is off for this app. You can turn it on in the settings.',

  start: 'Start delivery',
  leftAtDoor: 'Left at the door',
  cancel: 'Cannot deliver',
  tryAgain: 'Try again',

  problemSetup: 'This app is not set up. Contact your dispatcher.',
  problemPermission: 'The delivery needs your precise position.',
  problemLocationOff: 'Turn on location to go on.',
  problemDestination: 'This address cannot be found. Contact your dispatcher.',
  problemActive: 'Another delivery is still running.',
  problemExpired: 'This delivery took too long and was closed.',
  problemEnded: 'This delivery has already ended.',
  problemEvent: 'The proof could not be recorded.',
  problemStorage: 'No room is left. Connect to a network or free some space.',

  approaching: (metres: number) => `${metres} m to go`,
  parked: 'Parked',
  buildingEntered: 'In the building',
  floorChanged: (floor: number) => `Floor ${floor}`,
  doorReached: 'At the door',
  handedOver: (seconds: number) => `Handed over after ${seconds} s`,
  departed: 'On the way again',
  recorded: (name: string) => `Recorded: ${name}`,

  queuedEvents: (count: number) =>
    count === 1 ? '1 event waits for a connection' : `${count} events wait for a connection`,
};
