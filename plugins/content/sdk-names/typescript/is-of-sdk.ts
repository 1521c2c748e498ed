import type ts from 'typescript';
import {DECLARATION} from './compile-samples';

/** Whether the SDK declares something, rather than a sample or another package. */
export const isOfSdk = (declaration: ts.Declaration | undefined): declaration is ts.Declaration =>
  declaration?.getSourceFile().fileName === DECLARATION;
