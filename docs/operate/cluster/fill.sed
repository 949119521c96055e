# Addresses and secrets of this installation: copy to /etc/gastspiel-fill.sed (0600, root) and put yours to the right.
# The two with THIS differ on each machine; everything else is the same on all three. Passwords: openssl rand -hex 24
s/THIS_NAME/one/g
s/THIS_IP/10.0.0.1/g
s/ONE_IP/10.0.0.1/g
s/TWO_IP/10.0.0.2/g
s/THREE_IP/10.0.0.3/g
s/SUPERUSER_PASSWORD/…/g
s/REPLICATION_PASSWORD/…/g
s/REWIND_PASSWORD/…/g
s/PATRONI_PASSWORD/…/g
s/PGBOUNCER_PASSWORD/…/g
s/OWNER_PASSWORD/…/g
# `required`: no primary without a watchdog. Where there is no device, `off`.
s/WATCHDOG_MODE/required/g
