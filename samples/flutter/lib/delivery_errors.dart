import 'package:{{flutter.package}}/{{flutter.package}}.dart';

import 'l10n/app_localizations.dart';

/// What the courier can do about an error.
enum Remedy { none, askPermission, turnLocationOn, resume }

// #region to-problem
typedef Problem = ({String text, Remedy remedy});

extension ErrorProblem on ErrorCode {
  /// Names every code, so an update of the SDK that adds one does not compile
  /// until it is handled.
  Problem toProblem(AppLocalizations texts) => switch (this) {
    ErrorCode.notConfigured || ErrorCode.invalidApiKey => (
      text: texts.problemSetup,
      remedy: Remedy.none,
    ),
    ErrorCode.permissionDenied => (
      text: texts.problemPermission,
      remedy: Remedy.askPermission,
    ),
    ErrorCode.locationDisabled => (
      text: texts.problemLocationOff,
      remedy: Remedy.turnLocationOn,
    ),
    ErrorCode.invalidDestination => (
      text: texts.problemDestination,
      remedy: Remedy.none,
    ),
    ErrorCode.deliveryAlreadyActive => (
      text: texts.problemActive,
      remedy: Remedy.resume,
    ),
    ErrorCode.sessionExpired => (
      text: texts.problemExpired,
      remedy: Remedy.none,
    ),
    ErrorCode.sessionEnded => (text: texts.problemEnded, remedy: Remedy.none),
    ErrorCode.invalidEvent => (text: texts.problemEvent, remedy: Remedy.none),
    ErrorCode.storageFull => (
      text: texts.problemStorage,
      remedy: Remedy.resume,
    ),
  };
}
// #endregion to-problem
