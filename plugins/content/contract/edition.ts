import type {PlatformId} from '../../../product/types';
import type {Language} from './language';

/** The contract as readers of one platform's pages get it. */
export interface Edition extends Language {
  platform: PlatformId;
}
