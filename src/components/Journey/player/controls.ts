import {el} from '@site/src/elements/el';
import {labels} from './labels';

interface Actions {
  toggle: () => void;
  /** @param by how many events; negative to go back */
  step: (by: number) => void;
  close: () => void;
}

interface Shown {
  isFirst: boolean;
  isLast: boolean;
  isPlaying: boolean;
}

/** The player's buttons and keys. With reduced motion, it can only be stepped through. */
export function createControls({toggle, step, close}: Actions) {
  const canPlay = !matchMedia('(prefers-reduced-motion: reduce)').matches;
  const [play, previous, next, end] = [
    buttonOf('', toggle),
    buttonOf(labels().previous, () => step(-1)),
    buttonOf(labels().next, () => step(1)),
    buttonOf(labels().close, close),
  ];
  const buttons = canPlay ? [play, previous, next, end] : [previous, next, end];
  const element = el('div', {'data-part': 'controls'}, ...buttons);
  return {
    element,
    canPlay,
    focus: () => (canPlay ? play : next).focus(),
    show({isFirst, isLast, isPlaying}: Shown): void {
      play.textContent = isPlaying ? labels().pause : labels().play;
      setDisabled(previous, isFirst);
      setDisabled(next, isLast);
    },
    /** An arrow key steps the way it points; with a modifier, or in code that scrolls, it is left to the browser. */
    onKey: (event: KeyboardEvent): void => {
      const isOurs = !(event.altKey || event.ctrlKey || event.metaKey || isInCode(event.target));
      const forward = getComputedStyle(element).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
      if (event.key === 'Escape') {
        close();
      } else if (isOurs && /^Arrow(Left|Right)$/.test(event.key)) {
        step(event.key === forward ? 1 : -1);
      }
    },
  };
}

const isInCode = (target: EventTarget | null) =>
  target instanceof Element && target.closest('pre') !== null;

function buttonOf(label: string, onClick: () => void): HTMLElement {
  const className = 'button button--outline button--primary';
  const button = el('button', {type: 'button', class: className}, label);
  button.addEventListener('click', onClick);
  return button;
}

/** A button that becomes disabled keeps the focus. */
function setDisabled(button: HTMLElement, isDisabled: boolean): void {
  button.classList.toggle('disabled', isDisabled);
  button.setAttribute('aria-disabled', String(isDisabled));
}
