import {translate} from '@docusaurus/Translate';

/** The name of the link in a block's title that leads to the file which the code is quoted from. */
export const wholeFile = (file: string): string =>
  translate(
    {
      id: 'site.CodeBlock.source',
      message: 'Whole file: {file}',
      description: "The link in a code block's title to the file that the code is quoted from",
    },
    {file},
  );
