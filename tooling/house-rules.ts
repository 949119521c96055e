import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { featureCircles } from '#tooling/feature-circles.ts';
import { ROOT } from '#tooling/root.ts';

/** Rules of the house that no ready-made linter knows. Each answers what is wrong with a file, if anything. */
interface Rule {
  readonly files: RegExp;
  readonly check: (path: string, text: string) => readonly string[];
}

const GENERATED = /database-types\.ts|document-types\.d\.ts/;
/** The first word of a comment or a description; a line comment that goes on from the line before has none. */
const OPENING =
  /(?:\/\*\*?|"""|\bdescri(?:ption: ?|be\()\n? *['"`]|(?<!(?:\/\/|--)[^\n]*\n *)(?:\/\/|--) )[\s*]*((?:What|Whoever|Of)\b)/g;
const MAX_LINES = 300;
const DRAWER = /(^|\/)(utils?|helpers?|misc|common|shared)(\.[cm]?tsx?$|\/)/i;
const matches = (text: string, pattern: RegExp, say: (found: string) => string) =>
  [...text.matchAll(pattern)].map((match) => say(match[1] ?? match[0]));

const RULES: readonly Rule[] = [
  {
    files: /\.(tsx?|mjs|sql)$/,
    check: (path, text) => {
      const lines = text.split('\n').length;
      return !GENERATED.test(path) && lines > MAX_LINES ? [`has ${lines} lines; ${MAX_LINES} is the limit`] : [];
    },
  },
  { files: /./, check: (path) => (DRAWER.test(path) ? ['is a drawer: name the concept instead'] : []) },
  {
    files: /\.(tsx?|mjs)$/,
    check: (_path, text) =>
      matches(
        text,
        /(?:from|import\() ?'((?:\.\.\/){2,}[^']*)'/g,
        (found) => `climbs with ${found}; use the package's imports`,
      ),
  },
  {
    files: /^(apps\/(api|web)|packages)\/.*src\/(?!.*testing\/).*(?<!\.test)\.tsx?$/,
    check: (path, text) =>
      path.startsWith('apps/api/src/platform/config/')
        ? []
        : matches(text, /process\.env\b/g, () => 'reads the environment: settings come from platform/config'),
  },
  {
    // Tests of a file run beside each other unless it says otherwise, and a person works on one device at a time.
    files: /^e2e\/.*\.journey\.ts$/,
    check: (_path, text) => {
      if (/mode: '(serial|default)'/.test(text)) return [];
      const tests = text.split(/^ *test\(/m).slice(1);
      const people = tests.flatMap((test) => [...new Set(matches(test, /PEOPLE\.(\w+)/g, (name) => name))]);
      return people
        .filter((name, index) => people.indexOf(name) < index)
        .map((name) => `lets ${name} work in two tests at once: each signs the other out`);
    },
  },
  {
    // The executor refuses it too, but only once somebody presses the button.
    files: /^apps\/web\/src\/.*(?<!\.test)\.tsx?$/,
    check: (_path, text) =>
      matches(text, /const (\w+) = graphql\(\s*`\s*mutation\b/g, (name) => name)
        .filter((name) => !text.includes(`document: ${name},`))
        .map((name) => `has the mutation ${name}, which is no command: see defineCommand`),
  },
  {
    // Only fragments of one value may say their type: they are parts of a statement, and its rows are held against a schema.
    files: /^apps\/api\/src\/(?!testing\/).*(?<!\.test)\.ts$/,
    check: (_path, text) =>
      matches(
        text,
        /\bsql<(?!(?:string|number|boolean)(?: \| null)?>)/g,
        () => 'casts the rows of a statement: use rowsOf and its siblings in platform/database/rows.ts',
      ),
  },
  {
    files: /^apps\/web\/src\/(features|app)\/.*(?<!\.test|\.feature|\.office)\.tsx?$/,
    check: (_path, text) =>
      matches(
        text,
        /(?:[hH]ref|\bto)(?:=\{?|: )(["'`]\/\w[^"'`]*)/g,
        (found) => `leads to ${found} in plain text: linkTo checks addresses`,
      ),
  },
  {
    // Such a sentence has to be read twice. Migrations are hashed, so those that ran keep theirs.
    files: /^(?!apps\/api\/migrations\/).*\.(tsx?|mjs|sql|typ|graphql)$/,
    check: (path, text) =>
      GENERATED.test(path)
        ? []
        : matches(
            text,
            OPENING,
            (found) => `has a comment or description that begins with "${found}": say the subject first`,
          ),
  },
  {
    files: /^packages\/domain\/src\/.*(?<!\.test)\.ts$/,
    check: (_path, text) =>
      matches(
        text,
        /\b(Date\.now\(\)|new Date\(\)|Math\.random\(\)|node:\w+)/g,
        (found) => `uses ${found}: the domain is pure`,
      ),
  },
  {
    files: /\.md$/,
    check: (path, text) =>
      [
        ...matches(text, /[`(]((?:apps|packages|docs|tooling|e2e|bench)\/[\w./@-]+)/g, (found) => found),
        ...matches(text, /\]\((?!https?:|#)([^)#]+)/g, (found) => join(path, '..', found)),
      ]
        .filter((named) => !existsSync(join(ROOT, named)))
        .map((named) => `names ${named}, which does not exist`),
  },
];

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path !== '' && existsSync(join(ROOT, path)));
const texts = new Map(files.map((path) => [path, readFileSync(join(ROOT, path), 'utf8')]));
const complaints = [
  ...[...texts].flatMap(([path, text]) =>
    RULES.filter((rule) => rule.files.test(path)).flatMap((rule) =>
      rule.check(path, text).map((complaint) => `${path} ${complaint}`),
    ),
  ),
  ...featureCircles(texts),
];
for (const complaint of complaints) console.error(complaint);
console.log(`${files.length} files, ${complaints.length} complaints`);
process.exit(complaints.length > 0 ? 1 : 0);
