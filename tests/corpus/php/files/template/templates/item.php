<li class="<?= $index % 2 ? 'odd' : 'even' ?>"><?= htmlspecialchars($name) ?>: <?= number_format($price, 2) ?></li>
