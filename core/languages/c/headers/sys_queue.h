/* Lists within the structs that they link, in one and in both directions, with and without a tail. */
#define SLIST_HEAD(name, type) struct name { struct type *slh_first; }
#define SLIST_HEAD_INITIALIZER(head) {0}
#define SLIST_ENTRY(type) struct { struct type *sle_next; }
#define SLIST_INIT(head) ((void)((head)->slh_first = 0))
#define SLIST_EMPTY(head) (!(head)->slh_first)
#define SLIST_FIRST(head) ((head)->slh_first)
#define SLIST_NEXT(at, link) ((at)->link.sle_next)
#define SLIST_FOREACH(at, head, link) for ((at) = SLIST_FIRST(head); (at); (at) = SLIST_NEXT(at, link))
#define SLIST_INSERT_HEAD(head, made, link) do { (made)->link.sle_next = (head)->slh_first; (head)->slh_first = (made); } while (0)
#define SLIST_INSERT_AFTER(at, made, link) do { (made)->link.sle_next = (at)->link.sle_next; (at)->link.sle_next = (made); } while (0)
#define SLIST_REMOVE_HEAD(head, link) ((void)((head)->slh_first = (head)->slh_first->link.sle_next))
#define SLIST_REMOVE(head, gone, type, link) do { struct type **__at = &(head)->slh_first; while (*__at != (gone)) __at = &(*__at)->link.sle_next; *__at = (*__at)->link.sle_next; } while (0)

#define LIST_HEAD(name, type) struct name { struct type *lh_first; }
#define LIST_HEAD_INITIALIZER(head) {0}
#define LIST_ENTRY(type) struct { struct type *le_next, **le_prev; }
#define LIST_INIT(head) ((void)((head)->lh_first = 0))
#define LIST_EMPTY(head) (!(head)->lh_first)
#define LIST_FIRST(head) ((head)->lh_first)
#define LIST_NEXT(at, link) ((at)->link.le_next)
#define LIST_FOREACH(at, head, link) for ((at) = LIST_FIRST(head); (at); (at) = LIST_NEXT(at, link))
#define LIST_INSERT_HEAD(head, made, link) do { if (((made)->link.le_next = (head)->lh_first)) (head)->lh_first->link.le_prev = &(made)->link.le_next; (head)->lh_first = (made); (made)->link.le_prev = &(head)->lh_first; } while (0)
#define LIST_INSERT_AFTER(at, made, link) do { if (((made)->link.le_next = (at)->link.le_next)) (at)->link.le_next->link.le_prev = &(made)->link.le_next; (at)->link.le_next = (made); (made)->link.le_prev = &(at)->link.le_next; } while (0)
#define LIST_INSERT_BEFORE(at, made, link) do { (made)->link.le_prev = (at)->link.le_prev; (made)->link.le_next = (at); *(at)->link.le_prev = (made); (at)->link.le_prev = &(made)->link.le_next; } while (0)
#define LIST_REMOVE(gone, link) do { if ((gone)->link.le_next) (gone)->link.le_next->link.le_prev = (gone)->link.le_prev; *(gone)->link.le_prev = (gone)->link.le_next; } while (0)

#define STAILQ_HEAD(name, type) struct name { struct type *stqh_first, **stqh_last; }
#define STAILQ_HEAD_INITIALIZER(head) {0, &(head).stqh_first}
#define STAILQ_ENTRY(type) struct { struct type *stqe_next; }
#define STAILQ_INIT(head) do { (head)->stqh_first = 0; (head)->stqh_last = &(head)->stqh_first; } while (0)
#define STAILQ_EMPTY(head) (!(head)->stqh_first)
#define STAILQ_FIRST(head) ((head)->stqh_first)
#define STAILQ_NEXT(at, link) ((at)->link.stqe_next)
#define STAILQ_FOREACH(at, head, link) for ((at) = STAILQ_FIRST(head); (at); (at) = STAILQ_NEXT(at, link))
#define STAILQ_INSERT_HEAD(head, made, link) do { if (!((made)->link.stqe_next = (head)->stqh_first)) (head)->stqh_last = &(made)->link.stqe_next; (head)->stqh_first = (made); } while (0)
#define STAILQ_INSERT_TAIL(head, made, link) do { (made)->link.stqe_next = 0; *(head)->stqh_last = (made); (head)->stqh_last = &(made)->link.stqe_next; } while (0)
#define STAILQ_REMOVE_HEAD(head, link) do { if (!((head)->stqh_first = (head)->stqh_first->link.stqe_next)) (head)->stqh_last = &(head)->stqh_first; } while (0)

#define TAILQ_HEAD(name, type) struct name { struct type *tqh_first, **tqh_last; }
#define TAILQ_HEAD_INITIALIZER(head) {0, &(head).tqh_first}
#define TAILQ_ENTRY(type) struct { struct type *tqe_next, **tqe_prev; }
#define TAILQ_INIT(head) do { (head)->tqh_first = 0; (head)->tqh_last = &(head)->tqh_first; } while (0)
#define TAILQ_EMPTY(head) (!(head)->tqh_first)
#define TAILQ_FIRST(head) ((head)->tqh_first)
#define TAILQ_NEXT(at, link) ((at)->link.tqe_next)
/* What points to an element is the first member of the element in front, or of the head, and the way back is behind it. */
#define TAILQ_LAST(head, name) (*((struct name *)((head)->tqh_last))->tqh_last)
#define TAILQ_PREV(at, name, link) (*((struct name *)((at)->link.tqe_prev))->tqh_last)
#define TAILQ_FOREACH(at, head, link) for ((at) = TAILQ_FIRST(head); (at); (at) = TAILQ_NEXT(at, link))
#define TAILQ_FOREACH_REVERSE(at, head, name, link) for ((at) = TAILQ_LAST(head, name); (at); (at) = TAILQ_PREV(at, name, link))
#define TAILQ_INSERT_HEAD(head, made, link) do { if (((made)->link.tqe_next = (head)->tqh_first)) (head)->tqh_first->link.tqe_prev = &(made)->link.tqe_next; else (head)->tqh_last = &(made)->link.tqe_next; (head)->tqh_first = (made); (made)->link.tqe_prev = &(head)->tqh_first; } while (0)
#define TAILQ_INSERT_TAIL(head, made, link) do { (made)->link.tqe_next = 0; (made)->link.tqe_prev = (head)->tqh_last; *(head)->tqh_last = (made); (head)->tqh_last = &(made)->link.tqe_next; } while (0)
#define TAILQ_INSERT_AFTER(head, at, made, link) do { if (((made)->link.tqe_next = (at)->link.tqe_next)) (at)->link.tqe_next->link.tqe_prev = &(made)->link.tqe_next; else (head)->tqh_last = &(made)->link.tqe_next; (at)->link.tqe_next = (made); (made)->link.tqe_prev = &(at)->link.tqe_next; } while (0)
#define TAILQ_INSERT_BEFORE(at, made, link) do { (made)->link.tqe_prev = (at)->link.tqe_prev; (made)->link.tqe_next = (at); *(at)->link.tqe_prev = (made); (at)->link.tqe_prev = &(made)->link.tqe_next; } while (0)
#define TAILQ_REMOVE(head, gone, link) do { if ((gone)->link.tqe_next) (gone)->link.tqe_next->link.tqe_prev = (gone)->link.tqe_prev; else (head)->tqh_last = (gone)->link.tqe_prev; *(gone)->link.tqe_prev = (gone)->link.tqe_next; } while (0)
