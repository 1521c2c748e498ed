import 'package:{{flutter.package}}/{{flutter.package}}.dart';

extension RecordProof on DeliverySession {
  /// Links a photo to the delivery. The photo itself stays in your own storage:
  /// the SDK gets its id.
  Future<void> recordProof(String photoId) =>
      recordEvent('photo_taken', attributes: {'photo_id': photoId});
}
