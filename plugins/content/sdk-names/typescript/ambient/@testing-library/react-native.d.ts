/** A stub: the package's own types import react-native's and need Jest. Only what the samples use. */
import type {ReactElement} from 'react';

interface TestInstance {
  readonly props: Readonly<Record<string, unknown>>;
}

export function render(element: ReactElement): Promise<void>;
export function renderHook<Result>(hook: () => Result): Promise<{
  readonly result: {readonly current: Result};
}>;
export function act(change: () => void): Promise<void>;
export function waitFor<Result>(expectation: () => Result): Promise<Result>;
export const screen: {getByText(text: string): TestInstance};
export const userEvent: {setup(): {press(element: TestInstance): Promise<void>}};
