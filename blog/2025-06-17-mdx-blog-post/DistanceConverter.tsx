import {useState, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';

import styles from './DistanceConverter.module.css';

const METRES_PER_FOOT = 0.3048;
const LONGEST = 10000;

/** Converts metres to feet and remembers nothing. */
export default function DistanceConverter(): ReactNode {
  // The field is off until the script that answers it runs.
  const isBrowser = useIsBrowser();
  const [text, setText] = useState('100');

  const metres = Number.parseFloat(text);
  // Also false for NaN, which is what an empty field gives.
  const isInRange = metres >= 0 && metres <= LONGEST;

  return (
    <div className={styles.converter}>
      <label className={styles.label} data-mdast="ignore">
        <Translate
          id="blog.distanceConverter.label"
          description="The label of the field for a distance in the sample MDX post">
          Distance in metres
        </Translate>
        <input
          className={styles.field}
          type="number"
          inputMode="decimal"
          min={0}
          max={LONGEST}
          step="any"
          autoComplete="off"
          value={text}
          disabled={!isBrowser}
          aria-invalid={!isInRange}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </label>
      <output className={styles.result}>
        {isInRange ? (
          <Translate
            id="blog.distanceConverter.result"
            description="The result of the converter in the sample MDX post"
            values={{metres, feet: Math.round(metres / METRES_PER_FOOT)}}>
            {'{metres} m is about {feet} ft.'}
          </Translate>
        ) : (
          <Translate
            id="blog.distanceConverter.outOfRange"
            description="The hint of the converter in the sample MDX post when the field holds no distance"
            values={{longest: LONGEST}}>
            {'Enter a distance from 0 to {longest} metres.'}
          </Translate>
        )}
      </output>
    </div>
  );
}
