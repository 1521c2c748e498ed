import {DeliveryError, type DeliverySession, type ErrorCode} from '{{reactNative.package}}';

/** Identifies the photo in your own storage; the photo itself doesn't go through the SDK. */
export interface Proof {
  readonly photoId: string;
  readonly place: string;
}

// #region record-proof
export type ProofResult =
  | {readonly type: 'recorded'}
  | {readonly type: 'refused'; readonly code: ErrorCode};

/** Links a photo to the time and place it was taken. */
export async function recordProof(session: DeliverySession, proof: Proof): Promise<ProofResult> {
  try {
    await session.recordEvent('photo_taken', {photo_id: proof.photoId, place: proof.place});
    return {type: 'recorded'};
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error;
    switch (error.code) {
      case 'STORAGE_FULL':
      case 'INVALID_EVENT':
        return {type: 'refused', code: error.code};
      default:
        throw error;
    }
  }
}
// #endregion record-proof
