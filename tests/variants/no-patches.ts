// A module of its own, because imports come before what follows them.
process.env.SITE_PATCHES = 'none';
