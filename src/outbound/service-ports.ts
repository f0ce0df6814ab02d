/**
 * Ports of databases, queues and other services that carry out what they read, even from the body of a POST. A range
 * of `WEBHOOK_PORTS` leaves them out; the operator can name one alone.
 */
const servicePorts: ReadonlySet<number> = new Set([
  // SQL: SQL Server, Oracle, MySQL and its X protocol, Postgres and its poolers, ClickHouse, CockroachDB.
  ...[1433, 1434, 1521, 1522, 3306, 33_060, 5432, 5433, 6432, 8123, 9004, 9009, 26_257],
  // Documents, keys, series and graphs: MongoDB, CouchDB, Redis with clusters and sentinels, Memcached, Cassandra,
  // InfluxDB, TiKV, Neo4j, ArangoDB, RethinkDB.
  ...[27_017, 27_018, 27_019, 5984, 6379, 6380, 16_379, 26_379, 11_211, 9042, 9160, 8086, 20_160],
  ...[7473, 7474, 7687, 8529, 28_015, 29_015],
  // Search: Elasticsearch, Solr, Meilisearch, Typesense, Qdrant, Milvus.
  ...[9200, 9300, 8983, 7700, 8108, 6333, 6334, 19_530],
  // Clusters: etcd, Consul, ZooKeeper, Vault, Nomad, Kubernetes, Docker.
  ...[2379, 2380, 8300, 8301, 8302, 8500, 8501, 8502, 8600, 2181, 2888, 3888, 8200, 8201],
  ...[4646, 4647, 6443, 10_250, 10_255, 2375, 2376],
  // Queues: RabbitMQ, NATS, Kafka, ActiveMQ, MQTT, Pulsar, NSQ, Gearman.
  ...[5671, 5672, 15_672, 25_672, 4369, 4222, 6222, 8222, 9092, 9093, 61_613, 61_616, 1883, 8883, 6650],
  ...[4150, 4151, 4160, 4161, 4730],
  // Mail, chat, telephones and files: SMTP beside 25, IRC, SIP, NFS.
  ...[1025, 2525, 6665, 6666, 6667, 6668, 6669, 6697, 5060, 5061, 2049],
  // Debuggers and remote control: Java RMI, Node.js, Chrome, RDP, VNC, WinRM.
  ...[1099, 9229, 9222, 3389, 5900, 5985, 5986],
]);

export const isServicePort = (port: number): boolean => servicePorts.has(port);
