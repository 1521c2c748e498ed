import type {DeliverySession} from '{{reactNative.package}}';

/** Links a photo to the delivery. The photo itself stays in your own storage: the SDK gets its id. */
export async function recordProof(session: DeliverySession, photoId: string): Promise<void> {
  // #region record-proof
  await session.recordEvent('photo_taken', {photo_id: photoId});
  // #endregion record-proof
}
