// Preloaded into a program. Appends all changes to files below $RECORD_ROOT to the log $RECORD_LOG, in the order in which they were
// made. read-log.ts reads the log. A lock covers each change together with its record, so that nothing is written during a sync.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

enum kind { CREATE = 1, WRITE, TRUNCATE, SYNC, RENAME, UNLINK, MKDIR, SYNC_DIRECTORY };

struct record {
  uint32_t kind, path_length, other_length, data_length;
  uint64_t inode, offset;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int log_descriptor = -1;
static char root[PATH_MAX];
static size_t root_length;

__attribute__((constructor)) static void begin(void) {
  const char *path = getenv("RECORD_LOG"), *below = getenv("RECORD_ROOT");
  if (!path || !below || !realpath(below, root)) return;
  root_length = strlen(root);
  log_descriptor = syscall(SYS_openat, AT_FDCWD, path, O_CREAT | O_APPEND | O_WRONLY | O_CLOEXEC, 0600);
}

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

static int is_below(const char *path) {
  return log_descriptor >= 0 && strncmp(path, root, root_length) == 0 && (path[root_length] == '/' || path[root_length] == 0);
}

/** Reads the path of a descriptor. Returns 0 if the descriptor is not recorded. */
static int find_path(int descriptor, char path[PATH_MAX]) {
  char link[64];
  if (log_descriptor < 0 || descriptor == log_descriptor) return 0;
  snprintf(link, sizeof link, "/proc/self/fd/%d", descriptor);
  ssize_t length = readlink(link, path, PATH_MAX - 1);
  if (length < 0) return 0;
  path[length] = 0;
  return is_below(path);
}

/** Resolves a name in an existing directory to its absolute path. Returns 0 if the path is not recorded. */
static int resolve(int directory, const char *name, char path[PATH_MAX]) {
  char given[PATH_MAX], parent[PATH_MAX];
  if (log_descriptor < 0) return 0;
  if (name[0] == '/' || directory == AT_FDCWD) snprintf(given, sizeof given, "%s", name);
  else if (!find_path(directory, parent) || snprintf(given, sizeof given, "%s/%s", parent, name) >= PATH_MAX) return 0;
  char *slash = strrchr(given, '/');
  if (slash && slash[1] == 0) *slash = 0, slash = strrchr(given, '/');
  if (slash) *slash = 0;
  if (!realpath(!slash ? "." : slash == given ? "/" : given, parent)) return 0;
  return snprintf(path, PATH_MAX, "%s/%s", parent, slash ? slash + 1 : given) < PATH_MAX && is_below(path);
}

static void append(struct record head, const char *path, const char *other, const struct iovec *data, int count) {
  head.path_length = strlen(path + root_length);
  head.other_length = other ? strlen(other + root_length) : 0;
  struct iovec parts[3 + 64] = {{&head, sizeof head},
                                {(char *)path + root_length, head.path_length},
                                {other ? (char *)other + root_length : (char *)"", head.other_length}};
  size_t left = head.data_length;
  int used = 3;
  for (int index = 0; index < count && left > 0 && used < 67; index++) {
    size_t length = data[index].iov_len < left ? data[index].iov_len : left;
    parts[used++] = (struct iovec){data[index].iov_base, length};
    left -= length;
  }
  size_t whole = sizeof head + head.path_length + head.other_length + head.data_length;
  if ((size_t)syscall(SYS_writev, log_descriptor, parts, used) != whole || left > 0) abort();
}

static uint64_t inode_of(int descriptor) {
  struct stat stats;
  return fstat(descriptor, &stats) == 0 ? stats.st_ino : 0;
}

static void record_name(enum kind kind, const char *path, const char *other, uint64_t inode) {
  append((struct record){.kind = kind, .inode = inode}, path, other, NULL, 0);
}

static ssize_t record_write(int descriptor, const char *path, ssize_t done, off_t offset, const struct iovec *data, int count) {
  if (done <= 0) return done;
  struct record head = {.kind = WRITE, .inode = inode_of(descriptor), .data_length = done, .offset = offset};
  append(head, path, NULL, data, count);
  if (fcntl(descriptor, F_GETFL) & O_DSYNC) record_name(SYNC, path, NULL, head.inode);
  return done;
}

#define LOCKED(type, action)          \
  pthread_mutex_lock(&lock);          \
  type result = (action);             \
  int failure = errno;                \
  {

#define UNLOCKED                      \
  }                                   \
  pthread_mutex_unlock(&lock);        \
  errno = failure;                    \
  return result

static int open_recorded(int directory, const char *name, int flags, mode_t mode) {
  char path[PATH_MAX];
  int is_change = (flags & (O_CREAT | O_TRUNC)) != 0 && resolve(directory, name, path);
  if (!is_change) return syscall(SYS_openat, directory, name, flags, mode);
  pthread_mutex_lock(&lock);
  int is_new = access(path, F_OK) != 0;
  int result = syscall(SYS_openat, directory, name, flags, mode);
  int failure = errno;
  if (result >= 0) {
    if (is_new) record_name(CREATE, path, NULL, inode_of(result));
    else if (flags & O_TRUNC) append((struct record){.kind = TRUNCATE, .inode = inode_of(result)}, path, NULL, NULL, 0);
  }
  pthread_mutex_unlock(&lock);
  errno = failure;
  return result;
}

#define OPEN(name, directory, ...)                             \
  int name(__VA_ARGS__, int flags, ...) {                      \
    va_list rest;                                              \
    va_start(rest, flags);                                     \
    mode_t mode = flags & O_CREAT ? va_arg(rest, mode_t) : 0;  \
    va_end(rest);                                              \
    return open_recorded(directory, path, flags, mode);        \
  }
OPEN(open, AT_FDCWD, const char *path)
OPEN(open64, AT_FDCWD, const char *path)
OPEN(openat, directory, int directory, const char *path)
OPEN(openat64, directory, int directory, const char *path)

static ssize_t write_recorded(int descriptor, const struct iovec *data, int count) {
  char path[PATH_MAX];
  if (!find_path(descriptor, path)) return syscall(SYS_writev, descriptor, data, count);
  LOCKED(ssize_t, syscall(SYS_writev, descriptor, data, count))
  // Also correct for appended data, because the position is then after the written bytes.
  if (result > 0) record_write(descriptor, path, result, lseek(descriptor, 0, SEEK_CUR) - result, data, count);
  UNLOCKED;
}

static ssize_t write_recorded_at(int descriptor, const struct iovec *data, int count, off_t offset) {
  char path[PATH_MAX];
  if (!find_path(descriptor, path)) return syscall(SYS_pwritev, descriptor, data, count, offset, 0);
  LOCKED(ssize_t, syscall(SYS_pwritev, descriptor, data, count, offset, 0))
  record_write(descriptor, path, result, offset, data, count);
  UNLOCKED;
}

ssize_t write(int descriptor, const void *bytes, size_t length) {
  return write_recorded(descriptor, &(struct iovec){(void *)bytes, length}, 1);
}
ssize_t writev(int descriptor, const struct iovec *data, int count) { return write_recorded(descriptor, data, count); }
ssize_t pwrite(int descriptor, const void *bytes, size_t length, off_t offset) {
  return write_recorded_at(descriptor, &(struct iovec){(void *)bytes, length}, 1, offset);
}
ssize_t pwrite64(int descriptor, const void *bytes, size_t length, off64_t offset) {
  return write_recorded_at(descriptor, &(struct iovec){(void *)bytes, length}, 1, offset);
}
ssize_t pwritev(int descriptor, const struct iovec *data, int count, off_t offset) {
  return write_recorded_at(descriptor, data, count, offset);
}
ssize_t pwritev64(int descriptor, const struct iovec *data, int count, off64_t offset) {
  return write_recorded_at(descriptor, data, count, offset);
}

#define TRUNCATE_TO(name, type)                                                                          \
  int name(int descriptor, type length) {                                                                \
    char path[PATH_MAX];                                                                                 \
    if (!find_path(descriptor, path)) return syscall(SYS_ftruncate, descriptor, length);                 \
    LOCKED(int, syscall(SYS_ftruncate, descriptor, length))                                              \
    struct record head = {.kind = TRUNCATE, .inode = inode_of(descriptor), .offset = length};            \
    if (result == 0) append(head, path, NULL, NULL, 0);                                                  \
    UNLOCKED;                                                                                            \
  }
TRUNCATE_TO(ftruncate, off_t)
TRUNCATE_TO(ftruncate64, off64_t)

#define SYNC_BY(name)                                                                                    \
  int name(int descriptor) {                                                                             \
    char path[PATH_MAX];                                                                                 \
    if (!find_path(descriptor, path)) return syscall(SYS_##name, descriptor);                            \
    LOCKED(int, syscall(SYS_##name, descriptor))                                                         \
    struct stat stats;                                                                                   \
    int is_directory = fstat(descriptor, &stats) == 0 && S_ISDIR(stats.st_mode);                         \
    if (result == 0) record_name(is_directory ? SYNC_DIRECTORY : SYNC, path, NULL, stats.st_ino);        \
    UNLOCKED;                                                                                            \
  }
SYNC_BY(fsync)
SYNC_BY(fdatasync)

int rename(const char *from, const char *to) {
  char path[PATH_MAX], other[PATH_MAX];
  if (!resolve(AT_FDCWD, from, path) || !resolve(AT_FDCWD, to, other)) return REAL(rename)(from, to);
  struct stat stats;
  LOCKED(int, lstat(path, &stats) == 0 ? REAL(rename)(from, to) : -1)
  if (result == 0) record_name(RENAME, path, other, stats.st_ino);
  UNLOCKED;
}

static int remove_recorded(int directory, const char *name, int flags) {
  char path[PATH_MAX];
  if (!resolve(directory, name, path)) return syscall(SYS_unlinkat, directory, name, flags);
  LOCKED(int, syscall(SYS_unlinkat, directory, name, flags))
  if (result == 0) record_name(UNLINK, path, NULL, 0);
  UNLOCKED;
}
int unlink(const char *path) { return remove_recorded(AT_FDCWD, path, 0); }
int unlinkat(int directory, const char *path, int flags) { return remove_recorded(directory, path, flags); }
int rmdir(const char *path) { return remove_recorded(AT_FDCWD, path, AT_REMOVEDIR); }

int mkdir(const char *name, mode_t mode) {
  char path[PATH_MAX];
  if (!resolve(AT_FDCWD, name, path)) return syscall(SYS_mkdirat, AT_FDCWD, name, mode);
  LOCKED(int, syscall(SYS_mkdirat, AT_FDCWD, name, mode))
  if (result == 0) record_name(MKDIR, path, NULL, 0);
  UNLOCKED;
}
