import 'package:{{flutter.package}}/{{flutter.package}}.dart';

import 'l10n/app_localizations.dart';

/// What the courier can do about an error.
enum Remedy {
  askPermission,
  turnLocationOn,
  resume;

  /// The label of the button that does it.
  String label(AppLocalizations texts) => switch (this) {
    askPermission => texts.continueToDialog,
    turnLocationOn => texts.openSettings,
    resume => texts.resume,
  };
}

// #region to-problem
typedef Problem = ({String text, Remedy? remedy});

extension ErrorProblem on ErrorCode {
  /// Names every code, so that a new one in an update doesn't compile until
  /// you handle it.
  Problem toProblem(AppLocalizations texts) => switch (this) {
    ErrorCode.notConfigured || ErrorCode.invalidApiKey => (
      text: texts.problemSetup,
      remedy: null,
    ),
    ErrorCode.permissionDenied => (
      text: texts.problemPermission,
      remedy: Remedy.askPermission,
    ),
    ErrorCode.locationDisabled => (
      text: texts.problemLocationOff,
      remedy: Remedy.turnLocationOn,
    ),
    ErrorCode.appInBackground => (
      text: texts.problemBackground,
      remedy: null,
    ),
    ErrorCode.invalidDestination => (
      text: texts.problemDestination,
      remedy: null,
    ),
    ErrorCode.deliveryAlreadyActive => (
      text: texts.problemActive,
      remedy: Remedy.resume,
    ),
    ErrorCode.sessionExpired => (
      text: texts.problemExpired,
      remedy: null,
    ),
    ErrorCode.sessionEnded => (text: texts.problemEnded, remedy: null),
    ErrorCode.invalidEvent => (text: texts.problemEvent, remedy: null),
    ErrorCode.storageFull => (
      text: texts.problemStorage,
      remedy: null,
    ),
    ErrorCode.networkUnavailable => (
      text: texts.problemNetwork,
      remedy: null,
    ),
    ErrorCode.serverError => (text: texts.problemServer, remedy: null),
  };
}
// #endregion to-problem
