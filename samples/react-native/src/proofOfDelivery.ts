import {DeliveryError, type DeliverySession} from '{{reactNative.package}}';

/** Identifies the photo in your own storage; the photo itself doesn't go through the SDK. */
export interface Proof {
  readonly photoId: string;
  readonly place: string;
}

/** Links a photo to the time and place it was taken. Returns the error if the SDK refuses the proof. */
export async function recordProof(
  session: DeliverySession,
  proof: Proof,
): Promise<DeliveryError | null> {
  try {
    // #region record-proof
    await session.recordEvent('photo_taken', {photo_id: proof.photoId, place: proof.place});
    // #endregion record-proof
    return null;
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error;
    if (error.code === 'STORAGE_FULL' || error.code === 'INVALID_EVENT') return error;
    throw error;
  }
}
