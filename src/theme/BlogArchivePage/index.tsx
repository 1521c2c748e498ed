/**
 * What: the archive of the blog, with headings that skip no level and one title.
 * Why: upstream's headings skip a level, its title is a second banner outside the main content, and it
 *   says 'Archive' twice.
 * Based on: @docusaurus/theme-classic 3.10.2, src/theme/BlogArchivePage/index.tsx (ejected).
 * Can go: when the first two are fixed upstream.
 */
import Link from '@docusaurus/Link';
import {groupBy, PageMetadata} from '@docusaurus/theme-common';
import {useDateTimeFormat} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/BlogArchivePage';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

export default function BlogArchivePage({archive}: Props): ReactNode {
  const title = translate({id: 'theme.blog.archive.title', message: 'Archive'});
  const description = translate({
    id: 'site.BlogArchivePage.description',
    message:
      'Every post of the blog by year, the newest year first, each with its date and its title.',
  });
  const dateTimeFormat = useDateTimeFormat({day: 'numeric', month: 'long', timeZone: 'UTC'});
  const years = groupBy(archive.blogPosts, ({metadata}) => metadata.date.slice(0, 4));
  // An object lists keys that are numbers in ascending order.
  const newestFirst = Object.entries(years).reverse();
  return (
    <Layout>
      <PageMetadata title={title} description={description} />
      <main className="container margin-vert--lg">
        <Heading as="h1">{title}</Heading>
        {newestFirst.map(([year, posts]) => (
          <section key={year} className="margin-vert--lg">
            <Heading as="h2" id={year}>
              {year}
            </Heading>
            <ul>
              {posts?.map(({metadata: {date, permalink, title: post}}) => (
                <li key={permalink}>
                  <Link to={permalink}>
                    {dateTimeFormat.format(new Date(date))} – {post}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </main>
    </Layout>
  );
}
