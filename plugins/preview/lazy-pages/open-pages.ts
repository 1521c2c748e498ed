import fs from 'node:fs';
import {IncomingMessage, ServerResponse} from 'node:http';
import {Socket} from 'node:net';
import {text} from 'node:stream/consumers';
import type {NextHandleFunction} from 'webpack-dev-server';
import {replaceFile} from '../../finish/replace-file';

/** Where Rspack's client posts which pages the browser shows: names of the bundler's modules. */
export const ADDRESS = '/open-pages';

/**
 * Has the open pages compiled with all else when the preview serves anew, instead of when the browser
 * asks for them: an edited plugin is seen sooner, and no edit falls between the two.
 *
 * @param compileLazily Rspack's middleware, which takes the names from the browser
 * @param file keeps them until the preview serves anew
 */
export function withOpenPages(compileLazily: NextHandleFunction, file: string): NextHandleFunction {
  if (fs.existsSync(file)) {
    const request = new IncomingMessage(new Socket());
    Object.assign(request, {method: 'POST', url: ADDRESS, body: fs.readFileSync(file, 'utf8')});
    compileLazily(request, new ServerResponse(request), () => undefined);
  }
  return (request, response, next) => {
    if (request.url !== ADDRESS) {
      next();
      return;
    }
    void text(request).then((body) => {
      replaceFile(file, body);
      compileLazily(Object.assign(request, {body}), response, next);
    }, next);
  };
}
