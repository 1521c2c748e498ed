// A module of its own, because imports run before the code that follows them.
process.env.SITE_PATCHES = 'none';
