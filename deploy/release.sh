#!/bin/sh
# Publishes a built and compressed site, without failing a single request:
#   deploy/release.sh build /var/www/docs
# It copies the site to releases/, links its assets in assets/, and then switches the link
# `current` in one step. A release and its assets stay for 30 days after the next one has replaced
# them, so that a tab that was opened earlier keeps working.
set -eu
# nginx runs as another user, who has to read what this makes.
umask 022
# Folders may have spaces in their names, but no line breaks.
IFS='
'

site=${1:?"name the built site, such as: deploy/release.sh build /var/www/docs"}
root=${2:?"name the folder to publish in, such as: deploy/release.sh build /var/www/docs"}
name=$(date -u +%Y-%m-%dT%H-%M-%SZ)-$$

if [ ! -f "$site/index.html.br" ]; then
  echo "$site contains no compressed site — run: npm run build && npm run compress" >&2
  exit 1
fi
if [ -n "$(ls -A "$root" 2>/dev/null)" ] && [ ! -d "$root/releases" ]; then
  echo "$root contains something else — name a folder for this site alone, such as $root/docs" >&2
  exit 1
fi

mkdir -p "$root/releases"
# Under another name, so that a copy that is cut short is no release.
cp -R "$site" "$root/releases/.$name"
# The builder's files may be private.
chmod -R a+rX "$root/releases/.$name"
cd "$root"
mv "releases/.$name" "releases/$name"

# The folders with assets of some releases, also those of other languages, such as fr/assets.
assets_of() {
  for folder in $1/assets $1/*/assets; do
    [ ! -d "$folder" ] || echo "$folder"
  done
}
# Links the assets of a release. Hard links: each appears in one step, and the newest release that has a file owns it.
link_assets() {
  for folder in $(assets_of "$1"); do
    language=$(dirname ".${folder#"$1"}")
    mkdir -p "$language"
    cp -Rlf "$folder" "$language"
  done
}
link_assets "releases/$name"
# The 30 days of the replaced release begin now.
[ ! -e current ] || touch current/
ln -s "releases/$name" "next-$$"
mv -T "next-$$" current

linked=$(assets_of 'releases/*' | sed 's|^releases/[^/]*|.|' | sort -u)
find releases -mindepth 1 -maxdepth 1 -name '*????-??-??T??-??-??Z-*' -mtime +30 -exec rm -r {} +
# A removed release may have been the last to own a file that a kept release also has.
for kept in releases/*Z-*; do
  link_assets "$kept"
done
# A file without a second link belonged to a removed release.
for folder in $linked; do
  find "$folder" -type f -links 1 -exec rm {} +
done
echo "$root/current is now releases/$name"
