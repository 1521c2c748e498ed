#!/bin/sh
# Publishes a built and compressed site, without failing a single request:
#   deploy/release.sh build /var/www/docs
# It copies the site to releases/, links its assets in assets/, and then switches the link
# `current` in one step. A release and its assets stay for 30 days after the next one has replaced
# them, so that a tab that was opened earlier keeps working.
set -eu

site=${1:?"name the built site, such as: deploy/release.sh build /var/www/docs"}
root=${2:?"name the folder to publish in, such as: deploy/release.sh build /var/www/docs"}
release=releases/$(date -u +%Y-%m-%dT%H-%M-%SZ)-$$

if [ ! -f "$site/index.html.br" ]; then
  echo "$site contains no compressed site — run: npm run build && npm run compress" >&2
  exit 1
fi

mkdir -p "$root/releases"
cp -R "$site" "$root/$release"
# nginx runs as another user, and the builder's files may be private.
chmod -R a+rX "$root/$release"
cd "$root"

# Links the assets of a release, also those of other languages, such as fr/assets. Hard links: each appears in one step,
# and the newest release that has a file owns it.
link_assets() {
  for folder in "$1"/assets "$1"/*/assets; do
    [ -d "$folder" ] || continue
    language=${folder#"$1"}
    mkdir -p ".${language%/assets}"
    cp -Rlf "$folder" ".${language%/assets}"
  done
}
link_assets "$release"
# The 30 days of the replaced release begin now.
[ ! -e current ] || touch current/
ln -sfn "$release" next
mv -T next current

find releases -mindepth 1 -maxdepth 1 -mtime +30 -exec rm -r {} +
# A removed release may have been the last to own a file that a kept release also has.
for kept in releases/*/; do
  link_assets "${kept%/}"
done
# A file without a second link belonged to a removed release.
find . -path ./releases -prune -o -path '*/assets/*' -type f -links 1 -exec rm {} +
echo "$root/current is now $release"
