import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Where on the way each event happens, in units of the view box, in the order of a delivery. */
const stops = [
  {x: 40, y: 214},
  {x: 112, y: 214},
  {x: 206, y: 214},
  {x: 262, y: 128},
  {x: 318, y: 98},
] as const;

const labels = () => [
  translate({
    id: 'site.Journey.approaching',
    message: 'Approaching',
    description: 'First stop of the picture of a delivery',
  }),
  translate({
    id: 'site.Journey.parked',
    message: 'Parked',
    description: 'Second stop of the picture of a delivery',
  }),
  translate({
    id: 'site.Journey.buildingEntered',
    message: 'Building entered',
    description: 'Third stop of the picture of a delivery',
  }),
  translate({
    id: 'site.Journey.floorChanged',
    message: 'Floor changed',
    description: 'Fourth stop of the picture of a delivery',
  }),
  translate({
    id: 'site.Journey.handedOver',
    message: 'Door reached, handed over',
    description: 'Last stop of the picture of a delivery',
  }),
];

/** A delivery from the street to the door, as a picture with a numbered list of its stops. */
export default function Journey(): ReactNode {
  return (
    <figure className={styles.figure}>
      <svg className={styles.picture} viewBox="0 0 400 250" aria-hidden="true">
        <path className={styles.ground} d="M8 226h384" />
        <path className={styles.building} d="M190 226V46l90-28 96 28v180Z" />
        <path className={styles.floor} d="M190 170h186M190 114h186" />
        <path className={styles.door} d="M306 114V76h24v38ZM196 226v-42h22v42Z" />
        <path
          className={styles.van}
          d="M92 226v-30a6 6 0 0 1 6-6h24v36ZM122 200h12l10 12v14h-22Z"
        />
        <circle className={styles.wheel} cx="104" cy="226" r="6" />
        <circle className={styles.wheel} cx="134" cy="226" r="6" />
        <path className={styles.route} d="M24 214h226a12 12 0 0 0 12-12v-92a12 12 0 0 1 12-12h44" />
        {stops.map(({x, y}, index) => (
          <g key={`${x} ${y}`}>
            <circle className={styles.stop} cx={x} cy={y} r="13" />
            <text className={styles.number} x={x} y={y}>
              {index + 1}
            </text>
          </g>
        ))}
      </svg>
      <figcaption className={styles.caption}>
        <p className={styles.title}>
          <Translate
            id="site.Journey.caption"
            description="Title above the stops of the picture of a delivery">
            What the SDK reports on the way
          </Translate>
        </p>
        <ol className={styles.stops}>
          {labels().map((label) => (
            <li key={label}>{label}</li>
          ))}
        </ol>
      </figcaption>
    </figure>
  );
}
