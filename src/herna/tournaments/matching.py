"""The cheapest way to pair everybody: Edmonds' blossom algorithm.

Every pair is possible and costs a whole number, so large numbers put one wish strictly before another. Each player has
a price, and no pair costs less than its two prices together; a pair that costs exactly that is *tight*, and only tight
pairs are made. The first ones are made as they are found. Then a tree of tight pairs grows from everybody who is left,
and prices in the trees rise and fall until two trees meet: along the way between their roots pairs are exchanged, which
makes one pair more. A circle of an odd number of tight pairs becomes a *blossom*, one node of a tree. Its price is how
much less its inner pairs may cost than their prices; when that falls to 0, it opens again. A pairing of tight pairs is
the cheapest, since no pairing can cost less than all prices together.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

UNREACHED, OUTER, INNER = 0, 1, 2  # where a node is: in no tree, at an even, at an odd distance from the root

Edge = tuple[int, int]  # two players; the first is in the node that the edge belongs to


def cheapest_pairs(costs: Sequence[Sequence[int]]) -> list[int]:
    """The partner of each player in a pairing of least total cost.

    `costs` is symmetric and has an even number of rows; what a player costs with itself does not matter.
    """
    if len(costs) % 2:
        raise ValueError("an odd number of players cannot be paired")
    matching = _Matching(costs)
    while matching.make_a_pair_more():
        pass
    return [edge[1] for edge in matching.mate[: len(costs)] if edge is not None]


class _Matching:
    """Prices, pairs and trees. A node is a player (below `size`) or a blossom."""

    def __init__(self, costs: Sequence[Sequence[int]]) -> None:
        self.size = len(costs)
        nodes = 2 * self.size
        self.costs = [[4 * cost for cost in row] for row in costs]  # so that half of a difference is a whole number
        self.price = [0] * nodes
        self.mate: list[Edge | None] = [None] * nodes  # the pair that a node is in
        self.top = list(range(self.size))  # the outermost node around each player
        self.around = list(range(nodes))  # the blossom that a node is a member of; itself, if of none
        self.members: list[list[int]] = [[] for _ in range(nodes)]  # of a blossom, around the circle from its base
        self.links: list[list[Edge]] = [[] for _ in range(nodes)]  # from each member to the next
        self.unused = list(range(nodes - 1, self.size - 1, -1))
        self.place = [UNREACHED] * nodes
        self.parent: list[Edge] = [(0, 0)] * nodes  # of an inner node: from the outer one before it
        self.nearest: list[Edge | None] = [None] * nodes  # the edge from an outer node with the least slack
        self.queue: deque[int] = deque()  # outer players whose edges have not been looked at
        self._start()

    def _start(self) -> None:
        """Set prices, and make the pairs that are tight at once."""
        for one, row in enumerate(self.costs):
            self.price[one] = min((cost for other, cost in enumerate(row) if other != one), default=0) // 2
        for one, row in enumerate(self.costs):
            slacks = [cost - price for cost, price in zip(row, self.price, strict=False)]
            slacks[one] = max(slacks)
            self.price[one] = least = min(slacks)
            if self.mate[one] is None:
                for other, slack in enumerate(slacks):
                    if slack == least and self.mate[other] is None and other != one:
                        self.mate[one], self.mate[other] = (one, other), (other, one)
                        break

    def make_a_pair_more(self) -> bool:
        """Grow trees from all nodes without a mate until two trees meet.

        False, if all have one.
        """
        nodes = len(self.place)
        self.place, self.nearest = [UNREACHED] * nodes, [None] * nodes
        self.queue.clear()
        for node in self._tops():
            if self.mate[node] is None:
                self._becomes_outer(node)
        if not self.queue:
            return False
        while not (self._look_at_edges() or self._change_prices()):
            pass
        return True

    # Nodes

    def _tops(self) -> list[int]:
        """The nodes that are members of no other."""
        return list(dict.fromkeys(self.top))

    def _players(self, node: int) -> list[int]:
        """The players in a node."""
        if node < self.size:
            return [node]
        return [player for member in self.members[node] for player in self._players(member)]

    def _member_with(self, blossom: int, player: int) -> int:
        """The place in the circle of the member that a player is in."""
        node = player
        while self.around[node] != blossom:
            node = self.around[node]
        return self.members[blossom].index(node)

    def _slack(self, edge: Edge) -> int:
        """How much more a pair costs than its prices."""
        one, other = edge
        return self.costs[one][other] - self.price[one] - self.price[other]

    def _becomes_outer(self, node: int) -> None:
        self.place[node] = OUTER
        self.queue.extend(self._players(node))

    def _find_nearest(self, node: int) -> None:
        """Look for the edge with the least slack from outer nodes to this one."""
        players, found, least = self._players(node), None, 0
        for one in range(self.size):
            if self.top[one] != node and self.place[self.top[one]] == OUTER:
                row, price = self.costs[one], self.price[one]
                for other in players:
                    slack = row[other] - price - self.price[other]
                    if found is None or slack < least:
                        found, least = (one, other), slack
        self.nearest[node] = found

    # Trees

    def _look_at_edges(self) -> bool:
        """Follow the tight edges of outer players; True if a pair was made."""
        while self.queue:
            one = self.queue.popleft()
            row, price, own = self.costs[one], self.price[one], self.top[one]
            for other in range(self.size):
                node = self.top[other]
                if node == own or self.place[node] == INNER:
                    continue
                slack = row[other] - price - self.price[other]
                if slack == 0:
                    if self._follow((one, other)):
                        return True
                    own = self.top[one]
                elif (edge := self.nearest[node]) is None or slack < self._slack(edge):
                    self.nearest[node] = (one, other)
        return False

    def _follow(self, edge: Edge) -> bool:
        """Follow a tight edge from an outer node; True if a pair was made."""
        node = self.top[edge[1]]
        if self.place[node] == UNREACHED:
            self.place[node], self.parent[node] = INNER, edge
            mate = self.mate[node]
            assert mate is not None  # a node without a mate is a root
            self.nearest[node] = self.nearest[self.top[mate[1]]] = None
            self._becomes_outer(self.top[mate[1]])
        elif self.place[node] == OUTER:
            base = self._where_paths_meet(self.top[edge[0]], node)
            if base is None:
                self._exchange_to_the_root(edge)
                self._exchange_to_the_root((edge[1], edge[0]))
                return True
            self._close_blossom(base, edge)
        return False

    def _outer_before(self, node: int) -> int | None:
        """The outer node two steps nearer to the root; None at the root."""
        mate = self.mate[node]
        return None if mate is None else self.top[self.parent[self.top[mate[1]]][0]]

    def _where_paths_meet(self, one: int, other: int) -> int | None:
        """The first common node on the ways to the root; None in different trees."""
        passed: set[int] = set()
        here: int | None = one
        while here is not None:
            passed.add(here)
            here = self._outer_before(here)
        here = other
        while here is not None and here not in passed:
            here = self._outer_before(here)
        return here

    def _exchange_to_the_root(self, edge: Edge) -> None:
        """Pair the edge's first node by it, and exchange pairs up to the root."""
        while True:
            node = self.top[edge[0]]
            left = self.mate[node]
            self._pair(node, edge)
            if left is None:
                return
            inner = self.top[left[1]]
            outer_end, inner_end = self.parent[inner]
            self._pair(inner, (inner_end, outer_end))
            edge = (outer_end, inner_end)

    def _pair(self, node: int, edge: Edge) -> None:
        """Give a node this mate; within a blossom, pair the others around the circle."""
        self.mate[node] = edge
        if node >= self.size:
            base = self._member_with(node, edge[0])
            members = self.members[node] = self.members[node][base:] + self.members[node][:base]
            links = self.links[node] = self.links[node][base:] + self.links[node][:base]
            self._pair(members[0], edge)
            for at in range(1, len(members), 2):
                one, other = links[at]
                self._pair(members[at], (one, other))
                self._pair(members[at + 1], (other, one))

    # Blossoms

    def _close_blossom(self, base: int, edge: Edge) -> None:
        """Make one outer node of the circle that this edge closes."""
        there, links_there = self._way_up(self.top[edge[0]], base)
        back, links_back = self._way_up(self.top[edge[1]], base)
        blossom = self.unused.pop()
        self.members[blossom] = members = [*reversed(there), *back[:-1]]
        self.links[blossom] = [*((other, one) for one, other in reversed(links_there)), edge, *links_back]
        self.mate[blossom], self.price[blossom] = self.mate[base], 0
        for member in members:
            self.around[member] = blossom
            if self.place[member] == INNER:
                self._becomes_outer(member)
        self.place[blossom] = OUTER
        for player in self._players(blossom):
            self.top[player] = blossom
        self._find_nearest(blossom)

    def _way_up(self, node: int, end: int) -> tuple[list[int], list[Edge]]:
        """The nodes from an outer node up to another, and the edges between them."""
        nodes, links = [node], []
        while node != end:
            mate = self.mate[node]
            assert mate is not None  # the end is nearer to the root
            inner = self.top[mate[1]]
            outer_end, inner_end = self.parent[inner]
            node = self.top[outer_end]
            nodes += [inner, node]
            links += [mate, (inner_end, outer_end)]
        return nodes, links

    def _open_blossom(self, blossom: int) -> None:
        """Put the members of an inner blossom into the tree.

        They are those on the even way from its entry to its base; the others are in no tree.
        """
        members, links = self.members[blossom], self.links[blossom]
        entry = self.parent[blossom]
        at = self._member_with(blossom, entry[1])
        for member in members:
            self.around[member] = member
            self.place[member] = UNREACHED
            for player in self._players(member):
                self.top[player] = member
        step = 1 if at % 2 else -1
        self.place[members[at]], self.parent[members[at]] = INNER, entry
        while at != 0:
            outer, inner = (at + step) % len(members), (at + 2 * step) % len(members)
            self._becomes_outer(members[outer])
            one, other = links[outer] if step == 1 else links[inner]
            self.place[members[inner]] = INNER
            self.parent[members[inner]] = (one, other) if step == 1 else (other, one)
            at = inner
        for member in members:
            self._find_nearest(member)
        self.around[blossom] = blossom
        self.unused.append(blossom)

    # Prices

    def _change_prices(self) -> bool:
        """Raise outer and lower inner prices until something can change.

        An edge is tight then, or a blossom opens. True, if a pair was made.
        """
        tops = self._tops()
        limits = [self.price[node] // 2 for node in tops if node >= self.size and self.place[node] == INNER]
        for node in tops:
            edge = self.nearest[node]
            if edge is not None and self.place[node] != INNER:
                limits.append(self._slack(edge) // (2 if self.place[node] == OUTER else 1))
        change = min(limits)
        for player, node in enumerate(self.top):
            if self.place[node] != UNREACHED:
                self.price[player] += change if self.place[node] == OUTER else -change
        for node in tops:
            if node >= self.size and self.place[node] != UNREACHED:
                self.price[node] += 2 * change if self.place[node] == OUTER else -2 * change
        for node in tops:
            edge = self.nearest[node]
            if edge is None or self.top[edge[1]] != node or self.place[node] == INNER:
                continue  # it has become part of a blossom, or joined a tree, since
            if self._slack(edge) == 0 and self._follow(edge):
                return True
        for node in self._tops():
            if node >= self.size and self.place[node] == INNER and self.price[node] == 0:
                self._open_blossom(node)
        return False
