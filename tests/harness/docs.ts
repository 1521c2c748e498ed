export {platformDocs} from './routes';
