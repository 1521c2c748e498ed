import type {ContractError} from './types';

export const errors = [
  {
    code: 'NOT_CONFIGURED',
    message: 'The SDK is not configured. Call configure first.',
    cause: 'Your app made a call before `configure` finished.',
    mend: 'Call `configure` when the app starts, and wait for it.',
    retryable: false,
  },
  {
    code: 'INVALID_API_KEY',
    message: 'The API key is empty, unknown or revoked.',
    cause:
      'Your build contains no key, the key does not list the id of your app, or the key has been revoked.',
    mend: 'Check the key in your build and in the dashboard.',
    retryable: false,
  },
  {
    code: 'PERMISSION_DENIED',
    message: 'Location permission is missing or too narrow for this delivery.',
    cause: 'The courier denied or revoked the permission, or allowed approximate location only.',
    mend: 'Explain why the app needs location, then ask again or open the settings.',
    retryable: true,
  },
  {
    code: 'LOCATION_DISABLED',
    message: 'Location services are turned off on this device.',
    cause: 'Location is turned off for the whole device.',
    mend: 'Ask the courier to turn location on.',
    retryable: true,
  },
  {
    code: 'APP_IN_BACKGROUND',
    message: 'A delivery cannot start while the app is in the background.',
    cause:
      'Your app was not on screen, or the system did not let the delivery run in the background.',
    mend: "Start the delivery from a screen. The log contains the system's reason.",
    retryable: true,
    since: '2.4.0',
  },
  {
    code: 'INVALID_DESTINATION',
    message: 'The destination cannot be resolved to a place.',
    cause: 'The address, place id or plus code is unknown, or the coordinates are out of range.',
    mend: 'Ask a dispatcher to check the destination, or pass coordinates.',
    retryable: false,
  },
  {
    code: 'DELIVERY_ALREADY_ACTIVE',
    message: 'Another delivery is active on this device.',
    cause: 'Another session is running.',
    mend: 'Get it from `activeSession`, and complete or cancel it first. To end a simulated session, which `activeSession` does not find, restart the app.',
    retryable: true,
  },
  {
    code: 'SESSION_EXPIRED',
    message: 'The session has expired.',
    cause: 'The session reached its `expiresAfter` limit before your app ended it.',
    mend: 'Let the courier enter the outcome, and send it to your own server. If the parcel is still to be delivered, start a delivery with another id.',
    retryable: false,
  },
  {
    code: 'SESSION_ENDED',
    message: 'The session has already ended.',
    cause: 'The session was completed or cancelled before this call.',
    mend: 'Make no calls on a session whose state is final.',
    retryable: false,
  },
  {
    code: 'INVALID_EVENT',
    message: 'The name, id or attributes are not valid.',
    cause:
      'A name is reserved, a name or an id is empty or too long, the attributes exceed the limits, or a recording cannot be read.',
    mend: 'Correct the value, or export the recording again.',
    retryable: false,
  },
  {
    code: 'STORAGE_FULL',
    message: 'The device has no room for more queued events.',
    cause: 'The queue has reached `queueLimit`, or the disk is full.',
    mend: 'Ask the courier to go online or to free some space. The queued events are kept.',
    retryable: true,
  },
  {
    code: 'NETWORK_UNAVAILABLE',
    message: 'The server cannot be reached.',
    cause: 'There is no connection, or the server did not answer within 10 seconds.',
    mend: 'Try again when the device is online, or start with coordinates or a plus code.',
    retryable: true,
    since: '2.4.0',
  },
  {
    code: 'SERVER_ERROR',
    message: 'The server could not handle the request.',
    cause: 'The server failed, or your project looked up more than 600 places within a minute.',
    mend: 'Wait a minute, then try again. If the error persists, contact support.',
    retryable: true,
    since: '2.4.0',
  },
] as const satisfies readonly ContractError[];
