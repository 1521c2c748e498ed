import 'package:{{flutter.package}}/{{flutter.package}}.dart';

import 'l10n/app_localizations.dart';

/// What the courier can do about a problem.
enum Remedy {
  allowLocation,
  turnLocationOn,
  resume,
  endOther;

  /// The label of the button that does it.
  String label(AppLocalizations texts) => switch (this) {
    allowLocation || turnLocationOn => texts.openSettings,
    resume => texts.resume,
    endOther => texts.endOther,
  };
}

/// A message in the courier's language, and what the courier can do.
class Problem {
  const Problem(this.text, [this.remedy]);

  static final notOpen = Problem(
    (texts) => texts.problemNotOpen,
    Remedy.endOther,
  );
  static final endUnknown = Problem(
    (texts) => texts.problemEndUnknown,
    Remedy.endOther,
  );

  final String Function(AppLocalizations texts) text;
  final Remedy? remedy;
}

// #region to-problem
extension ErrorProblem on DeliveryException {
  /// Keeps a `_`, since a minor version can add codes.
  Problem toProblem() => switch (code) {
    ErrorCode.permissionDenied => Problem(
      (texts) => texts.problemPermission,
      Remedy.allowLocation,
    ),
    ErrorCode.locationDisabled => Problem(
      (texts) => texts.problemLocationOff,
      Remedy.turnLocationOn,
    ),
    ErrorCode.appInBackground => Problem((texts) => texts.problemBackground),
    ErrorCode.invalidDestination => Problem(
      (texts) => texts.problemDestination,
    ),
    ErrorCode.deliveryAlreadyActive => Problem(
      (texts) => texts.problemActive,
      Remedy.resume,
    ),
    ErrorCode.sessionExpired => Problem(
      (texts) => texts.problemExpired(deliveryId ?? ''),
    ),
    ErrorCode.sessionEnded => Problem((texts) => texts.problemEnded),
    ErrorCode.storageFull => Problem((texts) => texts.problemStorage),
    ErrorCode.networkUnavailable => Problem((texts) => texts.problemNetwork),
    ErrorCode.serverError => Problem((texts) => texts.problemServer),
    _ => Problem((texts) => texts.problemUnknown),
  };
}
// #endregion to-problem
