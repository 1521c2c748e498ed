import {expect, test} from '@playwright/test';
import {readOutput} from './wrk';

const OUTPUT = `Running 1s test @ http://localhost:8080/
  1 threads and 2 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency   581.79us  323.60us   6.99ms   96.24%
    Req/Sec     3.40k   296.49     3.60k    84.50%
  Latency Distribution
     50%  543.00us
     75%  658.00us
     90%  771.00us
     99%    1.09ms
  3722 requests in 1.10s, 387.05MB read
  Socket errors: connect 1, read 2, write 0, timeout 3
  Non-2xx or 3xx responses: 4
Requests/sec:   3384.76
Transfer/sec:    351.98MB
`;

test('the figures and errors of a load are read from what wrk prints', () => {
  expect(readOutput(OUTPUT)).toEqual({
    requests: 3722,
    perSecond: 3385,
    median: '543.00us',
    p99: '1.09ms',
    errors: 10,
  });
});

test('output without figures is an error', () => {
  expect(() => readOutput('unable to connect')).toThrow('wrk printed no figures:\nunable');
});
