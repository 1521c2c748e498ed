import 'package:{{flutter.package}}/{{flutter.package}}.dart';

import 'l10n/app_localizations.dart';

/// What the courier can do about an error.
enum Remedy {
  allowLocation,
  turnLocationOn,
  resume;

  /// The label of the button that does it.
  String label(AppLocalizations texts) => switch (this) {
    allowLocation || turnLocationOn => texts.openSettings,
    resume => texts.resume,
  };
}

/// A text, and what the courier can do about the error.
class Problem {
  const Problem(this.text, [this.remedy]);

  final String text;
  final Remedy? remedy;
}

// #region to-problem
extension ErrorProblem on DeliveryException {
  /// Keeps a `_`, since a minor version can add codes.
  Problem toProblem(AppLocalizations texts) => switch (code) {
    ErrorCode.permissionDenied => Problem(
      texts.problemPermission,
      Remedy.allowLocation,
    ),
    ErrorCode.locationDisabled => Problem(
      texts.problemLocationOff,
      Remedy.turnLocationOn,
    ),
    ErrorCode.appInBackground => Problem(texts.problemBackground),
    ErrorCode.invalidDestination => Problem(texts.problemDestination),
    ErrorCode.deliveryAlreadyActive => Problem(
      texts.problemActive,
      Remedy.resume,
    ),
    ErrorCode.sessionExpired => Problem(
      texts.problemExpired(deliveryId ?? ''),
    ),
    ErrorCode.sessionEnded => Problem(texts.problemEnded),
    ErrorCode.storageFull => Problem(texts.problemStorage),
    ErrorCode.networkUnavailable => Problem(texts.problemNetwork),
    ErrorCode.serverError => Problem(texts.problemServer),
    _ => Problem(texts.problemUnknown),
  };
}
// #endregion to-problem
