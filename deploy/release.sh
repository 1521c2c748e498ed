#!/bin/sh
# Publishes a built and compressed site, without a moment in which a request fails:
#   deploy/release.sh build /var/www/docs
# It copies the site into releases/, links its assets into assets/, and then switches the link
# `current` in one step. A release stays for 30 days after the next one replaced it, and its assets
# as long, so that a tab that was opened before keeps working.
set -eu

site=${1:?"name the built site, such as: deploy/release.sh build /var/www/docs"}
root=${2:?"name the folder to publish in, such as: deploy/release.sh build /var/www/docs"}
release=releases/$(date -u +%Y-%m-%dT%H-%M-%SZ)-$$

if [ ! -f "$site/index.html.br" ]; then
  echo "$site holds no compressed site — run: npm run build && npm run compress" >&2
  exit 1
fi

mkdir -p "$root/releases"
cp -R "$site" "$root/$release"
# nginx is another user, and whoever built may keep files to themselves.
chmod -R a+rX "$root/$release"
cd "$root"
# Hard links: each appears in one step, and the newest release that has a file owns it.
cp -Rlf "$release/assets" .
# The 30 days of the release that is replaced begin now.
[ ! -e current ] || touch current/
ln -sfn "$release" next
mv -T next current

find releases -mindepth 1 -maxdepth 1 -mtime +30 -exec rm -r {} +
# A file that a release which has gone had last may also be that of one that is kept.
for kept in releases/*/; do
  cp -Rlf "${kept}assets" .
done
# What is left without a second link belonged to a release that has gone.
find assets -type f -links 1 -delete
echo "$root/current is now $release"
