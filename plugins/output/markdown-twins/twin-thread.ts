import {on} from 'node:events';
import path from 'node:path';
import {Worker} from 'node:worker_threads';
import type {Twin} from './page';
import type {SiteData} from './site-of';

/** A page whose twin is wanted. */
export interface Question {
  /** Told again with the answer. */
  key: string;
  address: string;
  /** Its title, its description and its article. */
  html: string;
}

export interface Answer {
  key: string;
  twin: Twin;
}

/**
 * A thread that makes twins while the main one reads the next pages: without it, twins take 45 of the 82 ms in
 * which a doc is finished (bench/build-time.md).
 */
export class TwinThread {
  private readonly thread: Worker;
  /** Listened to from the start: what arrives, be it an error, is kept until it is asked for. */
  private readonly messages: ReturnType<typeof on>;
  private asked = 0;

  constructor(site: SiteData) {
    this.thread = new Worker(path.join(__dirname, 'make-twins.cjs'), {workerData: site});
    this.messages = on(this.thread, 'message');
  }

  ask(question: Question): void {
    this.thread.postMessage(question);
    this.asked += 1;
  }

  /**
   * Ends the thread once it has made all twins.
   *
   * @throws what it has thrown
   */
  async answers(): Promise<Answer[]> {
    const answers: Answer[] = [];
    while (answers.length < this.asked) {
      const {value} = (await this.messages.next()) as {value: [Answer]};
      answers.push(value[0]);
    }
    await this.thread.terminate();
    return answers;
  }
}
