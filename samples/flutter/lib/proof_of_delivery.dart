import 'package:{{flutter.package}}/{{flutter.package}}.dart';

/// Identifies the photo in your own storage; the photo itself doesn't go
/// through the SDK.
class Proof {
  const Proof({required this.photoId, required this.place});

  final String photoId;
  final String place;
}

sealed class ProofResult {
  const ProofResult();
}

final class ProofRecorded extends ProofResult {
  const ProofRecorded();
}

final class ProofRefused extends ProofResult {
  const ProofRefused(this.error);
  final DeliveryException error;
}

extension RecordProof on DeliverySession {
  /// Links a photo to the time and place it was taken.
  Future<ProofResult> recordProof(Proof proof) async {
    try {
      // #region record-event
      await recordEvent(
        'photo_taken',
        attributes: {'photo_id': proof.photoId, 'place': proof.place},
      );
      // #endregion record-event
      return const ProofRecorded();
    } on DeliveryException catch (e) {
      switch (e.code) {
        case ErrorCode.storageFull || ErrorCode.invalidEvent:
          return ProofRefused(e);
        default:
          rethrow;
      }
    }
  }
}
