/**
 * What: the photo of an author, which is only a picture, beside upstream's name and title.
 * Why: upstream's photo is a second link with the same name, so the keyboard stops twice at each author, and
 *   screen readers say each name twice.
 * Based on: @docusaurus/theme-classic 3.10.2, src/theme/Blog/Components/Author/index.tsx (wrapped).
 * Can go: when upstream has one link for each author.
 */
import type {Props} from '@theme/Blog/Components/Author';
import Wrapped from '@theme-original/Blog/Components/Author';
import clsx from 'clsx';
import type {ReactNode} from 'react';

export default function Author({author: {imageURL, ...author}, ...props}: Props): ReactNode {
  return (
    <div className="avatar">
      {imageURL && (
        <img
          className={clsx('avatar__photo', props.as && 'avatar__photo--xl')}
          src={imageURL}
          alt=""
        />
      )}
      <Wrapped {...props} author={author} />
    </div>
  );
}
