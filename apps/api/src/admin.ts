import { runCommand } from '#app/commands/run-command.ts';

const code = await runCommand(process.argv.slice(2), process);
// After a failure nothing that is still open may hold the operator up.
if (code > 0) process.exit(code);
