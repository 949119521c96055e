import pg from 'pg';

/** The data set outlives a run, and the browser of the last one would still hold the person's ticket. */
export async function forgetDevices(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query('delete from directory.device_tickets');
  await client.end();
}
