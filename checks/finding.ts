export {
  formatFault as formatFinding,
  SourceError,
  type SourceFault as Finding,
} from '../lib/faults';
