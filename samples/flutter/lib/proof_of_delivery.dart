import 'package:{{flutter.package}}/{{flutter.package}}.dart';

/// Identifies the photo in your own storage; the photo itself doesn't go
/// through the SDK.
class Proof {
  const Proof({required this.photoId, required this.place});

  final String photoId;
  final String place;
}

extension RecordProof on DeliverySession {
  /// Links a photo to the time and place it was taken. Returns the error if the
  /// proof is refused, so that the delivery can still be completed.
  Future<DeliveryException?> recordProof(Proof proof) async {
    try {
      // #region record-event
      await recordEvent(
        'photo_taken',
        attributes: {'photo_id': proof.photoId, 'place': proof.place},
      );
      // #endregion record-event
      return null;
    } on DeliveryException catch (e) {
      switch (e.code) {
        case ErrorCode.storageFull || ErrorCode.invalidEvent:
          return e;
        default:
          rethrow;
      }
    }
  }
}
